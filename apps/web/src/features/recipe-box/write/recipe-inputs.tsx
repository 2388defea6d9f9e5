import { OWN_RECIPE_LIMITS as LIMITS } from '@pennyplate/domain/own-recipe/own-recipe-limits'
import type { OwnFormFaults, OwnRecipeForm } from '@pennyplate/domain/own-recipe/recipe-form'
import { DINNER_FORMS } from '@pennyplate/domain/recipe/dinner-form'
import { DISH_MEALS, PLAN_WISHES } from '@pennyplate/domain/recipe/recipe'
import { ownFoodMessages } from '../../../messages/own-foods.ts'
import { ownRecipeMessages as words } from '../../../messages/own-recipes.ts'
import { recipeBoxMessages } from '../../../messages/recipe-box.ts'
import { OneOf, SomeOf } from '../../../ui/choice-chips.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { UndoBar } from '../../../ui/undo-bar.tsx'
import { useRemovedFood } from '../own-food/use-removed-food.ts'
import { LineReadings } from './line-readings.tsx'
import { PhotoField } from './photo-field.tsx'
import { RecipeSummary } from './recipe-summary.tsx'
import { SidesField } from './sides-field.tsx'
import { useDescription } from './use-description.ts'
import type { useLineMemory } from './use-line-memory.ts'
import styles from './write.module.css'

type RecipeInputsProps = {
  readonly form: OwnRecipeForm
  readonly faults: OwnFormFaults
  readonly onChange: (next: (now: OwnRecipeForm) => OwnRecipeForm) => void
  readonly memory: ReturnType<typeof useLineMemory>
}
type TextName = Exclude<
  keyof OwnRecipeForm,
  'meals' | 'plan' | 'ties' | 'sides' | 'keepsDays' | 'atDinner' | 'photoId'
>

/** The planner's choice, then from no day on. */
const KEEPS = ['planner', 'none', 'one', 'two', 'three', 'four'] as const

const AT_DINNER = ['planner', ...DINNER_FORMS] as const

/** The fields of a recipe, with what its ingredients mean beside them. */
export function RecipeInputs({ form, faults, onChange, memory }: RecipeInputsProps) {
  const description = useDescription(form)
  const removed = useRemovedFood()
  /** A text field, by the name of what it holds. */
  const text = (name: TextName) => ({
    label: words[name],
    value: form[name],
    error: faultOf(name),
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      onChange((now) => ({ ...now, [name]: value }))
    },
  })

  function faultOf(name: TextName): string | undefined {
    const fault = faults[name]
    if (name === 'lines' && fault === 'too-long') return words.linesTooLong
    return fault && words.faults[fault]
  }

  return (
    <div className={styles.fields}>
      <TextField {...text('name')} maxLength={LIMITS.nameChars} />
      <PhotoField
        photoId={form.photoId}
        name={form.name}
        onChange={(photoId) => onChange((now) => ({ ...now, photoId }))}
      />
      <SomeOf
        legend={words.meals}
        hint={words.mealsHint}
        options={DISH_MEALS}
        labels={recipeBoxMessages.meals}
        values={form.meals}
        onChange={(meals) => onChange((now) => ({ ...now, meals }))}
      />
      <div className={styles.numbers}>
        <TextField {...text('servings')} inputMode="decimal" maxLength={6} />
        <TextField {...text('activeMinutes')} inputMode="numeric" maxLength={5} />
        <TextField {...text('totalMinutes')} inputMode="numeric" maxLength={5} />
      </div>
      <div className={styles.sides}>
        <TextArea
          {...text('lines')}
          hint={words.linesHint}
          placeholder={words.linesExample}
          rows={Math.max(8, description.lines.length + 2)}
        />
        <div className={styles.readings}>
          <LineReadings
            description={description}
            onForget={memory.forget}
            onFoodRemoved={removed.keep}
            onTie={(key, tie) =>
              onChange((now) => {
                const { [key]: _, ...others } = now.ties
                return { ...now, ties: tie === undefined ? others : { ...others, [key]: tie } }
              })
            }
          />
          <UndoBar
            text={memory.forgotten && words.forgotten}
            onUndo={memory.restore}
            onDismiss={memory.dismiss}
          />
          <UndoBar
            text={removed.food && ownFoodMessages.removed(removed.food.name)}
            onUndo={removed.restore}
            onDismiss={removed.dismiss}
          />
          {description.lines.length > 0 && !description.isFailed && (
            <RecipeSummary described={description.whole} servings={description.servings} />
          )}
        </div>
      </div>
      <TextArea {...text('steps')} hint={words.stepsHint} rows={8} />
      <TextArea {...text('notes')} hint={words.notesHint} rows={3} />
      <TextField {...text('tags')} hint={words.tagsHint} />
      <SidesField
        meals={form.meals}
        sides={form.sides}
        onChange={(sides) => onChange((now) => ({ ...now, sides }))}
      />
      <OneOf
        legend={words.keeps}
        hint={words.keepsHint}
        options={KEEPS}
        labels={words.keepsDays}
        value={KEEPS[form.keepsDays === undefined ? 0 : form.keepsDays + 1] ?? 'planner'}
        onChange={(keeps) =>
          onChange((now) => ({
            ...now,
            keepsDays: keeps === 'planner' ? undefined : KEEPS.indexOf(keeps) - 1,
          }))
        }
      />
      {form.meals.includes('dinner') && (
        <OneOf
          legend={words.atDinner}
          hint={words.atDinnerHint}
          options={AT_DINNER}
          labels={words.dinnerForms}
          value={form.atDinner ?? 'planner'}
          onChange={(one) => onChange((now) => ({ ...now, atDinner: one === 'planner' ? undefined : one }))}
        />
      )}
      <OneOf
        legend={words.plan}
        options={PLAN_WISHES}
        labels={words.plans}
        value={form.plan}
        onChange={(plan) => onChange((now) => ({ ...now, plan }))}
      />
    </div>
  )
}
