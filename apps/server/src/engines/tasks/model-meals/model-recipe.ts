import { z } from 'zod'

const words = z.string().transform((said) => said.trim())
const steps = z
  .array(z.union([words, z.looseObject({ text: words }).transform(({ text }) => text)]))
  .transform((all) =>
    all.flatMap((step) => step.replace(/^(?:step\s*)?\d+[.):]\s*/i, '').slice(0, 2000) || []),
  )

const modelRecipe = z.looseObject({
  ingredients: z.array(words).catch([]),
  instructions: steps.pipe(z.array(z.string()).min(1)),
  cookingTime: z.number().positive().optional().catch(undefined),
  tips: z
    .looseObject({
      storage: words.catch(''),
      reheating: words.catch(''),
      mealPrepTips: z.array(words).catch([]),
    })
    .catch({ storage: '', reheating: '', mealPrepTips: [] }),
})

export type ModelRecipe = {
  readonly ingredients: readonly string[]
  readonly instructions: readonly string[]
  readonly minutes: number | null
  readonly tips: {
    readonly storage: string
    readonly reheating: string
    readonly mealPrepTips: readonly string[]
  }
}

/** Undefined if it has no steps. */
export function readModelRecipe(given: unknown): ModelRecipe | undefined {
  const recipe = modelRecipe.safeParse(given).data
  if (!recipe) return undefined
  const { ingredients, instructions, cookingTime, tips } = recipe
  const { storage, reheating, mealPrepTips } = tips
  return {
    ingredients,
    instructions,
    minutes: cookingTime ?? null,
    tips: { storage, reheating, mealPrepTips },
  }
}
