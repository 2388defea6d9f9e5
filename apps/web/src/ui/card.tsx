import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

export type CardProps = {
  readonly title?: string
  readonly titleLevel?: 2 | 3
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A sheet of paper on the page. With a title it is a region a screen reader can jump to. */
export function Card({ title, titleLevel = 2, actions, children }: CardProps) {
  const titleId = useId()
  if (title === undefined) return <div className={styles.card}>{children}</div>
  const Heading = titleLevel === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </section>
  )
}
