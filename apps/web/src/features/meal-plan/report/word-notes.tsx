import type { WeekReport } from '@pennyplate/domain/week/week-report'
import { restrictionLabels } from '../../../messages/restrictions.ts'
import { uncheckedReasons, wishNames, settlingMessages as words } from '../../../messages/settling.ts'
import { joinWords } from '../../../messages/wording.ts'
import { Notice } from '../../../ui/notice.tsx'
import { warnedWords, warningsOf } from './stored-report.ts'

/** Phrases of the profile that this week does not check, or checks only in part. Printed with the week. */
export function WordNotes({ report }: { readonly report: WeekReport | undefined }) {
  const sentences = report ? describeWords(report) : []
  if (sentences.length === 0) return null
  return (
    <Notice tone="info">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}

function describeWords(report: WeekReport): string[] {
  const reasons: Readonly<Record<string, string>> = uncheckedReasons
  const labels: Readonly<Record<string, string>> = restrictionLabels
  const names: Readonly<Record<string, string>> = wishNames
  const wishes = warnedWords(report, 'wishes')
  const phrases = [...warnedWords(report, 'not-checked'), ...warnedWords(report, 'unresolved-words')]
  // Three allergies with the same gap are one sentence.
  const partly = Map.groupBy(warningsOf(report, 'partly-checked'), ({ unchecked = [] }) =>
    unchecked.flatMap((code) => reasons[code] ?? []).join(' '),
  )
  return [
    ...phrases.map((phrase) => words.notChecked(phrase)),
    ...[...partly].map(([said, warnings]) => {
      const phrases = warnings.flatMap(({ words: [phrase] }) => phrase ?? [])
      return words.partlyChecked(joinWords(phrases.map((phrase) => labels[phrase] ?? phrase)), said)
    }),
    ...(wishes.length > 0 ? [words.wishes(joinWords(wishes.map((wish) => names[wish] ?? wish)))] : []),
  ]
}
