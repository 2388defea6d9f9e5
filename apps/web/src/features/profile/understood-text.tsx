import { useDebouncedValue } from '@mantine/hooks'
import type { UnderstandAnswer } from '@pennyplate/contract/ai/understood'
import { type SettledPhrase, withSettledPhrase } from '@pennyplate/domain/profile/profile-settled'
import { type FoodPromise, WISH_PROMISES } from '@pennyplate/domain/restrictions/promises'
import { IconAlertTriangle, IconCheck, IconHeart } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isSamePhrase } from '../../lib/phrase-question.ts'
import { requestUnderstanding, type WordsField } from '../../lib/request-understanding.ts'
import { profileMessages } from '../../messages/profile.ts'
import { uncheckedReasons, wishNames } from '../../messages/settling.ts'
import { SettlePhrase } from '../../ui/settle-phrase.tsx'
import type { StepProps } from './step-props.ts'
import styles from './understood-text.module.css'

const QUIET_MS = 400

type UnderstoodTextProps = Pick<StepProps, 'form' | 'change'> & {
  readonly text: string
  readonly field: WordsField
}

/** What plans will forbid and aim for because of a text, and a question for each phrase we do not understand. */
export function UnderstoodText({ text, field, form, change }: UnderstoodTextProps) {
  const [asked] = useDebouncedValue(text.trim(), QUIET_MS)
  const { data, isError, isPending } = useQuery({
    queryKey: ['understood-text', field, asked],
    queryFn: ({ signal }) => requestUnderstanding(asked, field, signal),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  if (text.trim() === '' || asked === '') return <div role="status" className={styles.understood} />
  return (
    <div className={styles.understood}>
      <div role="status">
        {isError && <p className={styles.soft}>{profileMessages.understandingFailed}</p>}
        {isPending && <p className={styles.soft}>{profileMessages.understanding}</p>}
        {data && !isError && <Findings {...openOf(data, form.settledPhrases)} />}
      </div>
      {data && !isError && <Questions {...data} form={form} change={change} />}
    </div>
  )
}

/** Without the phrases that were answered: those are shown with their answers. */
function openOf(
  { rules, wishes, unresolved }: UnderstandAnswer,
  settled: readonly SettledPhrase[],
): UnderstandAnswer {
  const isOpen = ({ phrase }: { readonly phrase: string }) =>
    !settled.some((one) => isSamePhrase(one.phrase, phrase))
  return { rules: rules.filter(isOpen), wishes: wishes.filter(isOpen), unresolved: unresolved.filter(isOpen) }
}

function Findings({ rules, wishes, unresolved }: UnderstandAnswer) {
  if (rules.length + wishes.length + unresolved.length === 0) return null
  return (
    <>
      <p className={styles.title}>{profileMessages.understandingTitle}</p>
      <ul className={styles.findings}>
        {rules.map(({ phrase, forbids, unchecked }) => (
          <li key={phrase} className={styles.finding}>
            <IconCheck size={20} stroke={2.5} aria-hidden className={styles.good ?? ''} />
            <span>
              <strong>{phrase}</strong>{' '}
              <span className={styles.soft}>
                {profileMessages.understoodForbids(forbids)} {reasonsOf(unchecked)}
              </span>
            </span>
          </li>
        ))}
        {wishes.map(({ phrase, wish, unchecked }) => (
          <li key={phrase} className={styles.finding}>
            <IconHeart size={20} aria-hidden className={styles.good ?? ''} />
            <span>
              <strong>{phrase}</strong>{' '}
              <span className={styles.soft}>
                {profileMessages.understoodWish(describeWish(wish))} {aimsOf(wish)} {reasonsOf(unchecked)}
              </span>
            </span>
          </li>
        ))}
        {unresolved.map(({ phrase }) => (
          <li key={phrase} className={styles.finding}>
            <IconAlertTriangle size={20} aria-hidden className={styles.bad ?? ''} />
            <span>
              <strong>{phrase}</strong>{' '}
              {[...rules, ...wishes].some((known) => known.phrase === phrase)
                ? profileMessages.notFullyUnderstood
                : profileMessages.notUnderstood}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Questions({ unresolved, form, change }: UnderstandAnswer & Pick<StepProps, 'form' | 'change'>) {
  return unresolved.map((question) => {
    const settled = form.settledPhrases.find(({ phrase }) => isSamePhrase(phrase, question.phrase))
    const others = form.settledPhrases.filter((one) => one !== settled)
    return (
      <SettlePhrase
        key={question.phrase}
        question={question}
        settled={settled}
        onSettle={(as) =>
          change({
            settledPhrases:
              as === undefined ? others : withSettledPhrase(others, { phrase: question.phrase, as }),
          })
        }
      />
    )
  })
}

function reasonsOf(unchecked: readonly string[]): string {
  const reasons: Readonly<Record<string, string>> = uncheckedReasons
  return unchecked.flatMap((code) => reasons[code] ?? []).join(' ')
}

function describeWish(wish: string): string {
  const names: Readonly<Record<string, string>> = wishNames
  return names[wish] ?? wish
}

/** What is aimed for, in the words of every other promise. */
function aimsOf(wish: string): string {
  const promises: Readonly<Record<string, FoodPromise>> = WISH_PROMISES
  return promises[wish]?.keeps ?? ''
}
