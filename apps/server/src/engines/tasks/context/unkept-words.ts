import type { PlanFailed } from '@pennyplate/contract/ai/plan'
import type { PhraseQuestion } from '@pennyplate/contract/ai/understood'
import type { Asked } from '../../asked.ts'
import { type PlanningContext, planningContextOf } from './planning-context.ts'

/** What a household wrote of its food that no rule stands for. */
export type UnkeptWords = {
  /** To be settled before anything is planned. */
  readonly questions: PhraseQuestion[]
  /** Notes of the household, and dislikes nobody understood. */
  readonly notChecked: string[]
}

const QUESTIONS_MAX = 20

export function readWords({ household, today }: Asked<unknown>): UnkeptWords {
  return unkeptWords(planningContextOf(household, today))
}

export function unkeptWords({ rules }: Pick<PlanningContext, 'rules'>): UnkeptWords {
  return {
    questions: rules.questions.slice(0, QUESTIONS_MAX).map(({ phrase, readings }) => ({
      phrase,
      readings: readings.map(({ name, as }) => ({ name, as: [...as] })),
    })),
    notChecked: [...rules.notes, ...rules.unknownDislikes],
  }
}

export function unsettled(questions: readonly PhraseQuestion[]): PlanFailed {
  return {
    error: 'unsettled',
    message: 'Some words of the profile are not understood. Say what they forbid, or keep them as a note.',
    questions: [...questions],
  }
}
