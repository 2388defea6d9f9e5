import type { ReactNode } from 'react'
import { settingsMessages } from '../../messages/settings.ts'
import styles from './settings.module.css'

type FactListProps = { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }

/** Names and what they are, set like a receipt. What is missing says so. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value ?? <span className={styles.soft}>{settingsMessages.notSet}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
