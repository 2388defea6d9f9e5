import { IconMinus, IconPlus } from '@tabler/icons-react'
import { recipeMessages as words } from '../../messages/recipes.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Segments } from '../../ui/segments.tsx'
import styles from './portion-controls.module.css'
import type { RecipeView } from './recipe-view.ts'
import { ownPortions, PEOPLE, type Portions, scaleRecipe } from './scale-recipe.ts'

type PortionControlsProps = {
  readonly recipe: RecipeView
  readonly portions: Portions
  readonly onChange: (portions: Portions) => void
}

/** Chooses for how many people, and for one meal or several days. */
export function PortionControls({ recipe, portions, onChange }: PortionControlsProps) {
  const own = ownPortions(recipe)
  const { servings } = scaleRecipe(recipe, portions)
  return (
    <div className={styles.controls}>
      <fieldset className={styles.group}>
        <legend className={styles.label}>{words.servings}</legend>
        <IconButton
          label={words.fewer}
          icon={<IconMinus size={18} aria-hidden="true" />}
          disabled={portions.people <= PEOPLE.min}
          onClick={() => onChange({ ...portions, people: portions.people - 1 })}
        />
        <output className={styles.count}>{servings}</output>
        <IconButton
          label={words.more}
          icon={<IconPlus size={18} aria-hidden="true" />}
          disabled={portions.people >= PEOPLE.max}
          onClick={() => onChange({ ...portions, people: portions.people + 1 })}
        />
        {portions.people !== own.people && (
          <Button look="quiet" onClick={() => onChange({ ...portions, people: own.people })}>
            {words.ownServings(own.people)}
          </Button>
        )}
      </fieldset>
      {recipe.prepDays > 1 && (
        <Segments
          legend={words.forWhen}
          isLegendSeen
          options={[
            { value: 'once', label: words.forOnce },
            { value: 'week', label: words.forWeek(recipe.prepDays) },
          ]}
          value={portions.isForWeek ? 'week' : 'once'}
          onChange={(when) => onChange({ ...portions, isForWeek: when === 'week' })}
        />
      )}
      {portions.isForWeek && (
        <div className={styles.banner}>
          <Notice tone="success" title={words.mealPrepTitle}>
            {words.mealPrepText(servings, recipe.prepDays)}
          </Notice>
        </div>
      )}
    </div>
  )
}
