import { ALLERGENS } from '@pennyplate/domain/food/food'
import { MEAL_NUTRIENTS } from '@pennyplate/domain/food/nutrition'
import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'
import { OWN_FOOD_LIMITS as LIMITS } from '@pennyplate/domain/own-food/own-food'
import { LABEL_READ, type OwnFoodFaults, type OwnFoodForm } from '@pennyplate/domain/own-food/own-food-form'
import { allergenLabels } from '../../../messages/allergens.ts'
import { ownFoodMessages as words } from '../../../messages/own-foods.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { OneOf, SomeOf } from '../../../ui/choice-chips.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './own-food.module.css'

type OwnFoodFieldsProps = {
  readonly form: OwnFoodForm
  readonly faults: OwnFoodFaults
  readonly phrases: readonly string[]
  readonly onChange: (change: Partial<OwnFoodForm>) => void
}

export function OwnFoodFields({ form, faults, phrases, onChange }: OwnFoodFieldsProps) {
  const text = (name: 'name' | 'packageText' | 'price' | 'servingText') => ({
    label: words[name],
    value: form[name],
    error: faults[name] && words.faults[faults[name]],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  const hasFigures = form.servingText !== '' || MEAL_NUTRIENTS.some((one) => form.nutrition[one] !== '')
  return (
    <>
      <div className={styles.pair}>
        <TextField {...text('name')} data-autofocus maxLength={LIMITS.nameChars} />
        <Select
          label={words.category}
          value={form.category}
          options={PANTRY_CATEGORIES}
          onChange={({ currentTarget: { value } }) => {
            const category = PANTRY_CATEGORIES.find((one) => one === value)
            if (category) onChange({ category })
          }}
        />
        <TextField {...text('packageText')} hint={words.packageHint} maxLength={LIMITS.labelChars} />
        <TextField {...text('price')} hint={words.priceHint} inputMode="decimal" maxLength={10} />
      </div>
      <OneOf
        legend={words.label}
        hint={form.label === 'unknown' ? words.unknownHint : undefined}
        options={LABEL_READ}
        labels={words.labelRead}
        value={form.label}
        onChange={(label) => onChange({ label })}
      />
      {form.label === 'read' && (
        <SomeOf
          legend={words.contains}
          hint={words.containsHint}
          options={ALLERGENS}
          labels={allergenLabels}
          values={form.contains}
          onChange={(contains) => onChange({ contains })}
        />
      )}
      {form.label === 'read' && phrases.length > 0 && (
        <div>
          <Checkbox
            label={words.suits(phrases)}
            checked={form.suits}
            onChange={(event) => onChange({ suits: event.currentTarget.checked })}
          />
          <p className={styles.soft}>{words.suitsHint}</p>
        </div>
      )}
      <details className={styles.more} open={hasFigures || faults.servingText !== undefined || undefined}>
        <summary>{words.nutrition}</summary>
        <div className={styles.figures}>
          <TextField {...text('servingText')} hint={words.servingHint} maxLength={LIMITS.labelChars} />
          <div className={styles.pair}>
            {MEAL_NUTRIENTS.map((nutrient) => (
              <TextField
                key={nutrient}
                label={words.nutrient(nutrient)}
                value={form.nutrition[nutrient]}
                inputMode="decimal"
                maxLength={8}
                autoComplete="off"
                error={faults[nutrient] && words.faults[faults[nutrient]]}
                onChange={(event) =>
                  onChange({ nutrition: { ...form.nutrition, [nutrient]: event.currentTarget.value } })
                }
              />
            ))}
          </div>
        </div>
      </details>
    </>
  )
}
