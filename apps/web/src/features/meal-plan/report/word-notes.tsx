import type { WeekReport } from '@pennyplate/domain/week/week-report'
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
  const names: Readonly<Record<string, string>> = wishNames
  const wishes = warnedWords(report, 'wishes')
  const phrases = [...warnedWords(report, 'not-checked'), ...warnedWords(report, 'unresolved-words')]
  return [
    ...phrases.map((phrase) => words.notChecked(phrase)),
    ...warningsOf(report, 'partly-checked').map(({ words: [phrase = ''], unchecked = [] }) =>
      words.partlyChecked(phrase, unchecked.flatMap((code) => reasons[code] ?? []).join(' ')),
    ),
    ...(wishes.length > 0 ? [words.wishes(joinWords(wishes.map((wish) => names[wish] ?? wish)))] : []),
  ]
}
