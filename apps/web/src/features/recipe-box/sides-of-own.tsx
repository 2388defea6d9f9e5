import type { OwnRecipe, OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import { changeOf } from '@pennyplate/domain/own-recipe/recipe-change'
import { useState } from 'react'
import { ownRecipeMessages as words } from '../../messages/own-recipes.ts'
import { joinWords } from '../../messages/wording.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './recipe-box.module.css'
import { useRecipeIndex } from './use-recipe-index.ts'
import { SidesField } from './write/sides-field.tsx'

type SidesOfOwnProps = {
  readonly recipe: OwnRecipe
}

type Sides = OwnRecipeValue['sides']

/** What an own recipe is served with, and a way to change it at once. */
export function SidesOfOwn({ recipe }: SidesOfOwnProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const { writeRecipe } = useDocumentStore()
  const { sides } = recipe

  function save(next: Sides): void {
    void writeRecipe(
      changeOf(recipe, ({ sides: _, ...others }) =>
        next === undefined ? others : { ...others, sides: next },
      ),
    )
    setIsSaved(true)
  }

  return (
    <section className={styles.part} aria-label={words.goesWith}>
      <h3 className={styles.heading}>{words.goesWith}</h3>
      {isOpen ? (
        <SidesField meals={recipe.meals} sides={sides} onChange={save} />
      ) : (
        <SidesTold sides={sides} />
      )}
      <p role="status" className={styles.soft}>
        {isSaved && words.sidesSaved}
      </p>
      <div>
        <Button onClick={() => setIsOpen(!isOpen)}>{isOpen ? words.sidesDone : words.changeSides}</Button>
      </div>
    </section>
  )
}

function SidesTold({ sides }: { readonly sides: Sides }) {
  const all = useRecipeIndex().data?.sides ?? []
  if (sides === undefined) return <p>{words.goesWithPlanner}</p>
  if (sides.length === 0) return <p>{words.goesWithNothing}</p>
  return <p>{joinWords(sides.map((id) => all.find((side) => side.id === id)?.name ?? words.unknownSide))}</p>
}
