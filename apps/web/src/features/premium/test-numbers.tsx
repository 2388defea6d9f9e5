import type { SANDBOX_CARDS } from '@pennyplate/domain/subscription/sandbox-card'
import { sandboxMessages as words } from '../../messages/premium.ts'
import { Button } from '../../ui/button.tsx'
import { groupCardDigits } from './group-card-digits.ts'
import styles from './premium.module.css'

type TestNumbersProps = Readonly<{ cards: typeof SANDBOX_CARDS; onUse: (number: string) => void }>

/** Says that no money moves in test mode, and what each test number does. */
export function TestNumbers({ cards, onUse }: TestNumbersProps) {
  return (
    <section className={styles.test} aria-label={words.title}>
      <p className={styles.testTitle}>{words.title}</p>
      <p>{words.text}</p>
      <ul className={styles.testNumbers} aria-label={words.numbers}>
        {cards.map(({ number, behavior }) => (
          <li key={number} className={styles.testNumber}>
            <span>
              <span className={styles.digits}>{groupCardDigits(number)}</span>{' '}
              <span className={styles.soft}>{words.behaviors[behavior]}</span>
            </span>
            <Button
              look="quiet"
              aria-label={words.takeNamed(groupCardDigits(number))}
              onClick={() => onUse(number)}
            >
              {words.use}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
