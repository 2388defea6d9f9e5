import { DISLIKED_FOODS } from '@pennyplate/domain/diet/diet-options'
import { COOKING_TOOLS, MEAL_TYPES } from '@pennyplate/domain/profile/profile-options'
import * as z from 'zod/mini'
import { text } from '../documents/parts.ts'

/** The changes of packages/domain/src/profile/relax-answer.ts, one schema each. */
export const ANSWER_CHANGES = [
  z.object({ code: z.literal('allow-harder-dishes') }),
  z.object({ code: z.literal('allow-any-time') }),
  z.object({ code: z.literal('add-tool'), tool: z.enum(COOKING_TOOLS) }),
  z.object({ code: z.literal('drop-diet') }),
  z.object({ code: z.literal('drop-dislike'), food: z.enum(DISLIKED_FOODS) }),
  z.object({ code: z.literal('drop-own-dislikes') }),
  z.object({ code: z.literal('allow-milk') }),
  z.object({ code: z.literal('allow-eggs') }),
  z.object({ code: z.literal('allow-any-snack') }),
  z.object({ code: z.literal('plan-no-snacks') }),
  z.object({ code: z.literal('skip-meal'), meal: z.enum(MEAL_TYPES) }),
  z.object({ code: z.literal('smaller-portions'), caloriesShare: z.number() }),
] as const

export const answerChange = z.discriminatedUnion('code', ANSWER_CHANGES)

/** An answer that only the household itself may change. */
export const keptAnswer = z.object({
  field: z.enum(['allergies', 'dietaryRestrictions', 'dietType']),
  word: text(200),
})
