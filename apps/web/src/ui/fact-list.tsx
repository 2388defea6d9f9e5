import type { ReactNode } from 'react'
import { uiMessages } from '../messages/ui.ts'
import styles from './fact-list.module.css'

type FactListProps = { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }

/** Names and values, set like a receipt. A missing value says so. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value ?? <span className={styles.missing}>{uiMessages.notSet}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
