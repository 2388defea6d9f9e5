import { authMessages } from '../../messages/auth.ts'
import { FoodIcon } from '../../ui/food-icon.tsx'
import type { FoodIconName } from '../../ui/food-icon-names.ts'
import styles from './auth-form.module.css'

type Benefit = keyof typeof authMessages.benefits

const BENEFITS: readonly (readonly [Benefit, FoodIconName])[] = [
  ['budget', 'spiral-calendar'],
  ['diet', 'green-salad'],
  ['list', 'shopping-cart'],
  ['pantry', 'canned-food'],
  ['recipe', 'open-book'],
  ['weeks', 'pot-of-food'],
]

export function Benefits() {
  return (
    <section className={styles.benefits} aria-labelledby="benefits">
      <h2 id="benefits" className={styles.benefitsTitle}>
        {authMessages.benefitsTitle}
      </h2>
      <ul className={styles.benefitList}>
        {BENEFITS.map(([benefit, icon]) => (
          <li key={benefit} className={styles.benefit}>
            <FoodIcon name={icon} size={32} />
            <div>
              <p className={styles.benefitTitle}>{authMessages.benefits[benefit].title}</p>
              <p className={styles.benefitText}>{authMessages.benefits[benefit].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
