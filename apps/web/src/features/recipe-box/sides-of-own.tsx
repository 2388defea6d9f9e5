import { type OwnRecipe, type OwnRecipeValue, valueOfRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { explainError } from '../../messages/failures.ts'
import { ownRecipeMessages as words } from '../../messages/own-recipes.ts'
import { joinWords } from '../../messages/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './recipe-box.module.css'
import { useRecipeIndex } from './use-recipe-index.ts'
import { SidesField } from './write/sides-field.tsx'
import type { useOwnChanges } from './write/use-own-changes.ts'

type SidesOfOwnProps = {
  readonly recipe: OwnRecipe
  readonly changes: ReturnType<typeof useOwnChanges>
}

type Sides = OwnRecipeValue['sides']

/** What an own recipe is served with, and a way to change it at once. */
export function SidesOfOwn({ recipe, changes }: SidesOfOwnProps) {
  const [isOpen, setIsOpen] = useState(false)
  const saving = useMutation({
    networkMode: 'always',
    scope: { id: `sides ${recipe.id}` },
    mutationFn: (sides: Sides) => storeSides(recipe, sides, changes.make),
  })
  const sides = saving.isPending ? saving.variables : recipe.sides
  return (
    <section className={styles.part} aria-label={words.goesWith}>
      <h3 className={styles.heading}>{words.goesWith}</h3>
      {isOpen ? (
        <SidesField meals={recipe.meals} sides={sides} onChange={(next) => saving.mutate(next)} />
      ) : (
        <SidesTold sides={sides} />
      )}
      <p role="status" className={styles.soft}>
        {saving.isSuccess && words.sidesSaved}
      </p>
      {saving.error && (
        <Notice tone="error" title={words.sidesFailed}>
          {explainError(saving.error)}
        </Notice>
      )}
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

/** Of a recipe that was changed elsewhere meanwhile, only the sides are changed. */
async function storeSides(
  recipe: OwnRecipe,
  sides: Sides,
  make: ReturnType<typeof useOwnChanges>['make'],
): Promise<void> {
  const { sides: _, ...others } = valueOfRecipe(recipe)
  const value = { ...others, ...(sides === undefined ? {} : { sides }) }
  const result = await make({ id: recipe.id, baseRevision: recipe.revision, value })
  if (!('error' in result)) return
  if (result.error === 'conflict' && result.recipe) return storeSides(result.recipe, sides, make)
  throw new Error(result.error)
}
