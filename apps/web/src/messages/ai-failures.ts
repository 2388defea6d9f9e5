import type { AiFailure } from '@pennyplate/contract/ai/failure'
import { tryAgainIn } from './failures.ts'
import { mealPlanMessages } from './meal-plan.ts'

/** A failed call has a code of its own instead of the model's. */
type AiFailureFacts = Omit<AiFailure, 'error'> & Readonly<{ error: string }>

const sentences: Readonly<Record<string, (facts: AiFailureFacts) => string>> = {
  api_error: ({ status, detail }) => `API error: ${status ?? 0} - ${detail || 'Unknown error'}`,
  invalid_api_response: () => 'Invalid response from AI provider API',
  unreachable: () => 'The language model could not be reached. Please try again.',
  answer_too_large: () => 'The language model’s answer was too long to use. Please try again.',
  incomplete_day: ({ day, meals }) => mealPlanMessages.incompleteDay(day ?? '', (meals ?? []).map(slotWord)),
  same_meal: () => mealPlanMessages.sameMeal,
  forbidden_meal: () => 'The language model only suggested meals that your profile rules out.',
  daily_limit: ({ retryAfterS }) =>
    `You have reached today’s limit for the language model. ${tryAgainIn(retryAfterS)}`,
  server_daily_limit: ({ retryAfterS }) =>
    `This server has reached today’s limit for its language model. ${tryAgainIn(retryAfterS)}`,
  not_configured: () => 'No language model is set up on this server.',
}

function slotWord(slot: string): string {
  const slots: Readonly<Record<string, string>> = mealPlanMessages.slots
  return slots[slot] ?? slot
}

/** Undefined for a code that is not about a language model. */
export function explainAiFailure(facts: AiFailureFacts): string | undefined {
  return sentences[facts.error]?.(facts) ?? mealPlanMessages.planFaults[facts.error]
}
