import type { SharedPlan } from '@pennyplate/contract/share'
import { shareExpiresAt, summarizePlan } from '@pennyplate/domain/sharing/share'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { recallUser } from '../../lib/remembered-user.ts'
import { longDay, longDayOfMoment } from '../../messages/day-words.ts'
import { eveningLines } from '../../messages/dish-time.ts'
import { sharingMessages as words } from '../../messages/sharing.ts'
import { AnchorButton } from '../../ui/anchor-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PriceTag } from '../../ui/price-tag.tsx'
import { storePendingPlan } from './pending-plan.ts'
import { SharedDay } from './shared-day.tsx'
import styles from './shared-page.module.css'

export function SharedPlanView({ shared }: { readonly shared: SharedPlan }) {
  const { meals, snacks, costCents } = summarizePlan(shared)
  const evenings = eveningLines<WeekMeal>(shared)
  return (
    <>
      <div className={styles.intro}>
        <h1 className={styles.title}>{words.pageTitle}</h1>
        <p className={styles.lead}>
          {/* Isolates right-to-left names from the rest of the line. */}
          {words.sharedBy} <bdi>{shared.sharedBy}</bdi>
        </p>
        <p className={styles.week}>
          {shared.weekStartDate ? words.weekOf(longDay(shared.weekStartDate)) : words.currentWeek}
          {', '}
          {words.counts(meals, snacks)}
        </p>
        {costCents !== null && (
          <p className={styles.total}>
            <PriceTag priceCents={costCents} size="large" /> {words.estimated}
          </p>
        )}
        {shared.hasUnchecked && <p>{words.hasUnchecked}</p>}
        <Actions shared={shared} />
      </div>
      <ol className={styles.days}>
        {shared.days.map((day, index) => (
          // Days of a shared plan have no ids.
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its position
          <SharedDay key={index} day={day} evening={evenings.get(index) ?? []} />
        ))}
      </ol>
      <p className={styles.note}>
        {words.estimateNote}{' '}
        {shared.sharedDate && words.validUntil(longDayOfMoment(shareExpiresAt(shared.sharedDate)))}
      </p>
    </>
  )
}

/** Both buttons store the plan in this browser, and the dashboard offers it later (D12). */
function Actions({ shared }: { readonly shared: SharedPlan }) {
  const [isMember] = useState(() => recallUser() !== undefined)
  const [cannotKeep, setCannotKeep] = useState(false)
  const target = isMember ? paths.dashboard : paths.signUp

  function take() {
    if (storePendingPlan(shared, new Date())) location.assign(target)
    else setCannotKeep(true)
  }

  if (cannotKeep) {
    return (
      <Notice
        tone="error"
        action={<AnchorButton href={target}>{isMember ? words.goToDashboard : words.signUp}</AnchorButton>}
      >
        {words.cannotKeep}
      </Notice>
    )
  }
  return (
    <div className={styles.actions}>
      <Button look="primary" onClick={take}>
        {isMember ? words.importThisPlan : words.signUpAndImport}
      </Button>
      {!isMember && <Button onClick={take}>{words.getStarted}</Button>}
      <Button look="quiet" onClick={() => window.print()}>
        {words.print}
      </Button>
    </div>
  )
}
