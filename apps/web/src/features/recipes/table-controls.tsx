import { IconMinus, IconPlus } from '@tabler/icons-react'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Segments } from '../../ui/segments.tsx'
import type { RecipeView } from './recipe-view.ts'
import { ownTable, PEOPLE, serveRecipe, type Table } from './serve-recipe.ts'
import styles from './table-controls.module.css'

type TableControlsProps = {
  readonly recipe: RecipeView
  readonly table: Table
  readonly onChange: (table: Table) => void
}

/** For how many it is cooked, and whether for one meal or for the week. */
export function TableControls({ recipe, table, onChange }: TableControlsProps) {
  const own = ownTable(recipe)
  const { servings } = serveRecipe(recipe, table)
  return (
    <div className={styles.controls}>
      <fieldset className={styles.group}>
        <legend className={styles.label}>{words.servings}</legend>
        <IconButton
          label={words.fewer}
          icon={<IconMinus size={18} aria-hidden="true" />}
          disabled={table.people <= PEOPLE.min}
          onClick={() => onChange({ ...table, people: table.people - 1 })}
        />
        <output className={styles.count}>{servings}</output>
        <IconButton
          label={words.more}
          icon={<IconPlus size={18} aria-hidden="true" />}
          disabled={table.people >= PEOPLE.max}
          onClick={() => onChange({ ...table, people: table.people + 1 })}
        />
        {table.people !== own.people && (
          <Button look="quiet" onClick={() => onChange({ ...table, people: own.people })}>
            {words.ownServings(own.people)}
          </Button>
        )}
      </fieldset>
      <Segments
        legend={words.forWhen}
        isLegendSeen
        options={[
          { value: 'once', label: words.forOnce },
          { value: 'week', label: words.forWeek },
        ]}
        value={table.isForWeek ? 'week' : 'once'}
        onChange={(when) => onChange({ ...table, isForWeek: when === 'week' })}
      />
      {table.isForWeek && (
        <div className={styles.banner}>
          <Notice tone="success" title={words.mealPrepTitle}>
            {words.mealPrepText(servings, table.people)}
          </Notice>
        </div>
      )}
    </div>
  )
}
