import { useDebouncedValue } from '@mantine/hooks'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { profileMessages, restrictionLabels } from '../../messages/profile.ts'
import { type Understanding, understandText } from './understand-text.ts'
import styles from './understood-text.module.css'

const QUIET_MS = 400

/** What a plan will keep of somebody's own words, and what it cannot, because it did not understand it. */
export function UnderstoodText({ text }: { readonly text: string }) {
  const [asked] = useDebouncedValue(text.trim(), QUIET_MS)
  const { data, isError, isPending } = useQuery({
    queryKey: ['understood-text', asked],
    queryFn: ({ signal }) => understandText(asked, signal),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  return (
    <div role="status" className={styles.understood}>
      {text.trim() !== '' && asked !== '' && (
        <>
          {isError && <p className={styles.soft}>{profileMessages.understandingFailed}</p>}
          {isPending && <p className={styles.soft}>{profileMessages.understanding}</p>}
          {data && !isError && <Findings {...data} />}
        </>
      )}
    </div>
  )
}

function Findings({ understood, notUnderstood }: Understanding) {
  if (understood.length + notUnderstood.length === 0) return null
  return (
    <>
      <p className={styles.title}>{profileMessages.understandingTitle}</p>
      <ul className={styles.findings}>
        {understood.map(({ kind, name, foods }) => (
          <li key={`${kind} ${name}`} className={styles.finding}>
            <IconCheck size={20} stroke={2.5} aria-hidden className={styles.good ?? ''} />
            <span>
              <strong>{labelOf(name)}</strong>{' '}
              <span className={styles.soft}>
                {kind === 'food'
                  ? profileMessages.understoodFoods(foods)
                  : profileMessages.understoodKinds[kind]}
              </span>
            </span>
          </li>
        ))}
        {notUnderstood.map((words) => (
          <li key={words} className={styles.finding}>
            <IconAlertTriangle size={20} aria-hidden className={styles.bad ?? ''} />
            <span>
              <strong>{words}</strong> {profileMessages.notUnderstood}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function labelOf(name: string): string {
  const labels: Readonly<Record<string, string>> = restrictionLabels
  return labels[name] ?? name.charAt(0).toUpperCase() + name.slice(1)
}
