import { DIET_TYPES, DISLIKED_FOODS } from '@pennyplate/domain/diet/diet-options'
import { dairyChoices, eatsWheat } from '@pennyplate/domain/profile/dairy-choices'
import {
  COOKING_TOOLS,
  CUISINES,
  FOOD_GOALS,
  LEFTOVER_USES,
  MEAL_DIFFICULTIES,
  MEAL_TYPES,
  NET_CARBS,
  NEW_DISHES,
  PREP_STYLES,
  SKILL_LEVELS,
  SNACK_TYPES,
  WHOLE_GRAINS,
} from '@pennyplate/domain/profile/profile-options'
import { storedRestrictions } from '@pennyplate/domain/profile/profile-restrictions'
import { promiseOfDiet } from '@pennyplate/domain/restrictions/promises'
import { dietNote, faultMessage, profileMessages } from '../../messages/profile.ts'
import { OneOf, SomeOf } from '../../ui/choice-chips.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { NotChecked } from './not-checked.tsx'
import styles from './profile.module.css'
import type { StepProps } from './step-props.ts'
import { TableLimitChoices } from './table-limit-choices.tsx'
import { UnderstoodText } from './understood-text.tsx'

/** The steps that only offer lists to choose from. */

export function ToolsStep({ form, change }: StepProps) {
  return (
    <>
      <SomeOf
        legend={profileMessages.tools}
        options={COOKING_TOOLS}
        values={form.cookingTools}
        onChange={(cookingTools) => change({ cookingTools })}
      />
      {form.cookingTools.length === 0 && <p className={styles.soft}>{profileMessages.toolsNone}</p>}
    </>
  )
}

export function ExperienceStep({ form, change }: StepProps) {
  return (
    <>
      <OneOf
        legend={profileMessages.skill}
        options={SKILL_LEVELS}
        value={form.skillLevel}
        onChange={(skillLevel) => change({ skillLevel })}
      />
      <OneOf
        legend={profileMessages.difficulty}
        hint={profileMessages.difficultyHint}
        options={MEAL_DIFFICULTIES}
        value={form.mealDifficulty}
        onChange={(mealDifficulty) => change({ mealDifficulty })}
      />
      <TableLimitChoices
        limits={form.onTableWithin}
        onChange={(onTableWithin) => change({ onTableWithin })}
      />
    </>
  )
}

export function DietStep({ form, faults, change, leave }: StepProps) {
  return (
    <>
      <OneOf
        legend={profileMessages.diet}
        options={DIET_TYPES}
        value={form.dietType}
        onChange={(dietType) => change({ dietType })}
      />
      <p role="status">{dietNote(form.dietType)}</p>
      <NotChecked unchecked={promiseOfDiet(form.dietType)?.unchecked ?? []} />
      {form.dietType === 'Keto' && (
        <OneOf
          legend={profileMessages.netCarbs}
          hint={profileMessages.netCarbsHint}
          options={NET_CARBS}
          value={form.netCarbs}
          onChange={(netCarbs) => change({ netCarbs })}
        />
      )}
      {form.dietType === 'Other' && (
        <>
          <TextArea
            label={profileMessages.customDiet}
            hint={profileMessages.customDietHint}
            value={form.customDiet}
            error={faultMessage('customDiet', faults.customDiet)}
            onChange={(event) => change({ customDiet: event.currentTarget.value })}
            onBlur={() => leave('customDiet')}
          />
          <UnderstoodText text={form.customDiet} field="diet" form={form} change={change} />
        </>
      )}
    </>
  )
}

export function CuisinesStep({ form, faults, change, leave }: StepProps) {
  return (
    <>
      <SomeOf
        legend={profileMessages.cuisines}
        options={CUISINES}
        values={form.cuisineTypes}
        onChange={(cuisineTypes) => change({ cuisineTypes })}
      />
      <TextArea
        label={profileMessages.customCuisines}
        hint={profileMessages.customCuisinesHint}
        value={form.customCuisines}
        error={faultMessage('customCuisines', faults.customCuisines)}
        onChange={(event) => change({ customCuisines: event.currentTarget.value })}
        onBlur={() => leave('customCuisines')}
      />
      <OneOf
        legend={profileMessages.newDishes}
        options={NEW_DISHES}
        value={form.newDishes}
        onChange={(newDishes) => change({ newDishes })}
      />
    </>
  )
}

export function DislikesStep({ form, faults, change, leave }: StepProps) {
  return (
    <>
      <SomeOf
        legend={profileMessages.dislikes}
        options={DISLIKED_FOODS}
        values={form.dislikedFoods}
        onChange={(dislikedFoods) => change({ dislikedFoods })}
      />
      <TextArea
        label={profileMessages.customDislikes}
        hint={profileMessages.customDislikesHint}
        value={form.customDislikedFoods}
        error={faultMessage('customDislikedFoods', faults.customDislikedFoods)}
        onChange={(event) => change({ customDislikedFoods: event.currentTarget.value })}
        onBlur={() => leave('customDislikedFoods')}
      />
      <UnderstoodText text={form.customDislikedFoods} field="dislikes" form={form} change={change} />
    </>
  )
}

export function GoalsStep({ form, change }: StepProps) {
  return (
    <>
      <SomeOf
        legend={profileMessages.goals}
        options={FOOD_GOALS}
        values={form.foodGoals}
        onChange={(foodGoals) => change({ foodGoals })}
      />
      <OneOf
        legend={profileMessages.prepStyle}
        options={PREP_STYLES}
        value={form.prepStyle}
        onChange={(prepStyle) => change({ prepStyle })}
      />
      <OneOf
        legend={profileMessages.leftovers}
        hint={profileMessages.leftoversHint}
        options={LEFTOVER_USES}
        value={form.leftovers}
        onChange={(leftovers) => change({ leftovers })}
      />
    </>
  )
}

export function MealsStep({ form, faults, change, leave }: StepProps) {
  return (
    <>
      <SomeOf
        legend={profileMessages.meals}
        options={MEAL_TYPES}
        values={form.mealTypes}
        error={faultMessage('mealTypes', faults.mealTypes)}
        onChange={(mealTypes) => {
          change({ mealTypes })
          leave('mealTypes')
        }}
      />
      <SomeOf
        legend={profileMessages.snacks}
        options={SNACK_TYPES}
        values={form.snackTypes}
        onChange={(snackTypes) => change({ snackTypes })}
      />
    </>
  )
}

export function DairyStep({ form, change }: StepProps) {
  const answers = { ...storedRestrictions(form), dietType: form.dietType }
  const { milks, eggs } = dairyChoices(answers)
  return (
    <>
      <OneOf
        legend={profileMessages.milk}
        options={milks}
        value={form.milk}
        onChange={(milk) => change({ milk })}
      />
      {eggs.length > 0 && (
        <OneOf
          legend={profileMessages.eggs}
          options={eggs}
          value={form.eggs}
          onChange={(chosen) => change({ eggs: chosen })}
        />
      )}
      {eatsWheat(answers) && (
        <OneOf
          legend={profileMessages.wholeGrains}
          hint={profileMessages.wholeGrainsHint}
          options={WHOLE_GRAINS}
          value={form.wholeGrains}
          onChange={(wholeGrains) => change({ wholeGrains })}
        />
      )}
    </>
  )
}
