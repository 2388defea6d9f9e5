import type { SampleWeek } from '@pennyplate/contract/sample-week'
import { formatCents } from '@pennyplate/domain/money'
import { IconArrowsExchange, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { landingMessages as words } from '../messages/landing.ts'
import { BudgetRail } from '../ui/budget-rail.tsx'
import { DishDrawing } from '../ui/dish-drawing.tsx'
import { FoodIcon } from '../ui/food-icon.tsx'
import type { FoodIconName } from '../ui/food-icon-names.ts'
import styles from './landing-features.module.css'
import page from './landing-page.module.css'
import { sampleReceipt } from './sample-receipt.ts'

const PANTRY_ICONS: readonly FoodIconName[] = ['bowl-with-spoon', 'canned-food', 'broccoli']

type WeekProps = { readonly week: SampleWeek }

export function LandingFeatures({ week }: WeekProps) {
  const { planning, pantry, shopping, budget } = words.features
  return (
    <section className={page.section}>
      <h2 className={page.sectionTitle}>{words.featuresTitle}</h2>
      <ul className={styles.features}>
        <Feature {...planning}>
          <SwapSpecimen week={week} />
        </Feature>
        <Feature {...pantry}>
          <PantrySpecimen />
        </Feature>
        <Feature {...shopping}>
          <ShoppingSpecimen week={week} />
        </Feature>
        <Feature {...budget}>
          <BudgetRail
            label={words.sampleRail}
            spentCents={week.totalCents - week.swap.savesCents}
            budgetCents={week.budgetCents}
          />
        </Feature>
      </ul>
    </section>
  )
}

type FeatureProps = { readonly title: string; readonly text: string; readonly children: ReactNode }

function Feature({ title, text, children }: FeatureProps) {
  return (
    <li className={styles.feature}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={page.soft}>{text}</p>
      </div>
      <div className={styles.specimen}>{children}</div>
    </li>
  )
}

function SwapSpecimen({ week: { swap } }: WeekProps) {
  return (
    <div className={styles.swap}>
      <DishDrawing dish={swap.from} width={80} />
      <IconArrowsExchange size={22} aria-hidden="true" />
      <DishDrawing dish={swap.to} width={80} />
      <p className={styles.swapText}>
        <s>{swap.from.name}</s>
        <br />
        <strong>{swap.to.name}</strong>
        <br />
        <span className={styles.saves}>{words.swapDelta(formatCents(swap.savesCents))}</span>
      </p>
    </div>
  )
}

function PantrySpecimen() {
  return (
    <ul className={styles.rows}>
      {words.pantryItems.map((name, index) => (
        <li key={name} className={styles.row}>
          <FoodIcon name={PANTRY_ICONS[index] ?? 'canned-food'} size={24} />
          <span className={styles.grow}>{name}</span>
          <span className={styles.amount}>{words.pantryQuantities[index]}</span>
        </li>
      ))}
    </ul>
  )
}

function ShoppingSpecimen({ week }: WeekProps) {
  return (
    <ul className={styles.rows}>
      {sampleReceipt(week)
        .shown.slice(0, 3)
        .map((line, index) => (
          <li key={line.name} className={styles.row} data-ticked={index === 0 || undefined}>
            <span className={styles.box}>
              {index === 0 && <IconCheck size={16} stroke={3} aria-hidden="true" />}
            </span>
            <span className={styles.grow}>{line.name}</span>
            <span className={styles.amount}>{formatCents(line.priceCents)}</span>
          </li>
        ))}
    </ul>
  )
}
