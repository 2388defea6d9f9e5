import type { UnderstandAnswer } from '@pennyplate/contract/ai/understood'
import type { SettledPhrase } from '@pennyplate/domain/profile/profile-settled'
import { useQuery } from '@tanstack/react-query'
import { isSamePhrase } from '../lib/phrase-question.ts'
import { requestUnderstanding } from '../lib/request-understanding.ts'
import { wishNames, settlingMessages as words } from '../messages/settling.ts'
import { joinWords } from '../messages/wording.ts'

type OwnDietProps = {
  readonly text: string
  readonly settledPhrases: readonly SettledPhrase[]
}

/** A diet in the household's own words, with what plans do with each: a rule, a wish, or only a note. */
export function OwnDiet({ text, settledPhrases }: OwnDietProps) {
  const { data } = useQuery({
    queryKey: ['understood-text', 'diet', text],
    queryFn: ({ signal }) => requestUnderstanding(text, 'diet', signal),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  // Until the response says what plans keep, show the plain words.
  return <>{data ? partsOf(data, settledPhrases).join('; ') : words.ownWords(text)}</>
}

function partsOf(
  { rules, wishes, unresolved }: UnderstandAnswer,
  settled: readonly SettledPhrase[],
): string[] {
  const names: Readonly<Record<string, string>> = wishNames
  return [
    ...rules.map(({ phrase, forbids }) => words.dietRule(phrase, joinWords(forbids))),
    ...wishes.map(({ wish }) => words.dietWish(names[wish] ?? wish)),
    ...unresolved.map(({ phrase }) => {
      const answer = settled.find((one) => isSamePhrase(one.phrase, phrase))
      if (!answer) return words.dietQuestion(phrase)
      return answer.as === 'note' ? words.notChecked(phrase) : words.dietSettled(phrase)
    }),
  ]
}
