import { isSameName } from '@pennyplate/domain/recipe/dish-name'
import { COLLECTION_NAME_CHARS_MAX } from '@pennyplate/domain/recipe-box/recipe-box'
import { useState } from 'react'
import { recipeBoxMessages as words } from '../../messages/recipe-box.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { LineForm } from '../../ui/line-form.tsx'
import styles from './recipe-box.module.css'
import type { RecipeBoxStore } from './use-recipe-box.ts'

/** The collections a recipe is in, and a new one for it. */
export function RecipeCollections({
  recipe,
  box,
}: {
  readonly recipe: string
  readonly box: RecipeBoxStore
}) {
  return (
    <section className={styles.part} aria-label={words.inCollection}>
      <h3 className={styles.heading}>{words.inCollection}</h3>
      {box.collections.length === 0 && <p className={styles.soft}>{words.noCollections}</p>}
      {box.collections.map(({ id, name, recipes }) => (
        <Checkbox
          key={id}
          label={name}
          checked={recipes.includes(recipe)}
          onChange={() => box.toggle(id, recipe)}
        />
      ))}
      <NewCollection box={box} recipes={[recipe]} />
    </section>
  )
}

export function NewCollection({
  box,
  recipes,
}: {
  readonly box: RecipeBoxStore
  readonly recipes: readonly string[]
}) {
  const [name, setName] = useState('')
  const [isTaken, setIsTaken] = useState(false)
  function create(): void {
    const typed = name.trim()
    if (typed === '') return
    const isKnown = box.collections.some((known) => isSameName(known.name, typed))
    setIsTaken(isKnown)
    if (isKnown) return
    box.createCollection(typed, recipes)
    setName('')
  }
  return (
    <LineForm
      label={words.newCollection}
      hint={words.newCollectionHint}
      error={isTaken ? words.collectionExists : undefined}
      maxLength={COLLECTION_NAME_CHARS_MAX}
      value={name}
      submitLabel={words.addCollection}
      onType={(typed) => {
        setName(typed)
        setIsTaken(false)
      }}
      onSubmit={create}
    />
  )
}
