import type { ComponentType } from 'react'
import {
  CuisinesStep,
  DairyStep,
  DietStep,
  DislikesStep,
  ExperienceStep,
  GoalsStep,
  MealsStep,
  ToolsStep,
} from './choice-steps.tsx'
import { HouseholdStep } from './household-step.tsx'
import { NutritionStep } from './nutrition-step.tsx'
import { RestrictionsStep } from './restrictions-step.tsx'
import type { StepProps } from './step-props.ts'
import { StoreStep } from './store-step.tsx'

/** In the order of STEP_TITLES. */
const STEPS: readonly ComponentType<StepProps>[] = [
  HouseholdStep,
  StoreStep,
  ToolsStep,
  ExperienceStep,
  DietStep,
  CuisinesStep,
  RestrictionsStep,
  DislikesStep,
  GoalsStep,
  MealsStep,
  DairyStep,
  NutritionStep,
]

export function WizardStep({ step, ...rest }: StepProps & { readonly step: number }) {
  const Step = STEPS[step - 1] ?? HouseholdStep
  return <Step {...rest} />
}
