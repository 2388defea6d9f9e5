import type { PhraseQuestion } from '@pennyplate/contract/ai/understood'
import { type SettledPhrase, withSettledPhrase } from '@pennyplate/domain/profile/profile-settled'
import { useState } from 'react'
import { isSamePhrase } from '../../../lib/phrase-question.ts'
import { mealPlanMessages } from '../../../messages/meal-plan.ts'
import { settlingMessages as words } from '../../../messages/settling.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SettlePhrase } from '../../../ui/settle-phrase.tsx'
import styles from './generate-section.module.css'

type PlanQuestionsProps = {
  readonly questions: readonly PhraseQuestion[]
  readonly onSettled: (answers: readonly SettledPhrase[]) => void
  readonly onDismiss: () => void
}

/** Asks what unsettled phrases mean; the week is planned once all are answered. */
export function PlanQuestions({ questions, onSettled, onDismiss }: PlanQuestionsProps) {
  const [answers, setAnswers] = useState<readonly SettledPhrase[]>([])
  const answerOf = ({ phrase }: PhraseQuestion) =>
    answers.find((answer) => isSamePhrase(answer.phrase, phrase))
  const left = questions.filter((question) => !answerOf(question)).length
  return (
    <Card title={words.planTitle} actions={<Button onClick={onDismiss}>{mealPlanMessages.cancel}</Button>}>
      <p role="alert">{words.planText}</p>
      {questions.map((question) => (
        <SettlePhrase
          key={question.phrase}
          question={question}
          settled={answerOf(question)}
          onSettle={(as) => {
            const others = answers.filter((answer) => answer !== answerOf(question))
            setAnswers(as === undefined ? others : withSettledPhrase(others, { phrase: question.phrase, as }))
          }}
        />
      ))}
      <div className={styles.choices}>
        <Button look="primary" disabled={left > 0} onClick={() => onSettled(answers)}>
          {left > 0 ? words.left(left) : words.planAgain}
        </Button>
      </div>
    </Card>
  )
}
