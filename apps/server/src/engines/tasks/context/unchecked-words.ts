import type { PlanFailed } from '@pennyplate/contract/ai/plan'
import type { PhraseQuestion } from '@pennyplate/contract/ai/understood'
import type { Asked } from '../../asked.ts'
import { type PlanningContext, planningContextOf } from './planning-context.ts'

/** Phrases of the household that no rule checks. */
export type UncheckedWords = {
  /** Must be settled before anything is planned. */
  readonly questions: PhraseQuestion[]
  /** The household's notes, and dislikes we did not understand. */
  readonly notChecked: string[]
}

const QUESTIONS_MAX = 20

export function readWords({ household, today }: Asked<unknown>): UncheckedWords {
  return uncheckedWords(planningContextOf(household, today))
}

export function uncheckedWords({ rules }: Pick<PlanningContext, 'rules'>): UncheckedWords {
  return {
    questions: rules.questions.slice(0, QUESTIONS_MAX).map(({ phrase, readings }) => ({
      phrase,
      readings: readings.map(({ name, as }) => ({ name, as: [...as] })),
    })),
    notChecked: [...rules.notes, ...rules.unknownDislikes],
  }
}

export function unsettledFailure(questions: readonly PhraseQuestion[]): PlanFailed {
  return { error: 'unsettled', questions: [...questions] }
}
