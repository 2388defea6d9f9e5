import type { SharedPlan } from '@pennyplate/contract/share'
import { summarizePlan } from '@pennyplate/domain/sharing/share'
import { useState } from 'react'
import { weekRange } from '../../messages/day-words.ts'
import { sharingMessages as words } from '../../messages/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { notify } from '../../ui/notify.ts'
import { ImportQuestion, SwapProgress } from './import-question.tsx'
import { readPendingPlan, removePendingPlan } from './pending-plan.ts'
import styles from './sharing.module.css'
import { useImport } from './use-import.ts'

export type ImportOfferProps = Readonly<{ onImported?: () => void }>

/** Offers the plan from a shared page (D12), until it is imported or dismissed. */
export function ImportOffer({ onImported }: ImportOfferProps) {
  const [shared, setShared] = useState(() => readPendingPlan(new Date()))
  if (!shared) return null

  function finish() {
    removePendingPlan()
    setShared(undefined)
  }

  return (
    <Offer
      shared={shared}
      onImported={(message) => {
        finish()
        notify.lasting(message)
        onImported?.()
      }}
      onDeclined={() => {
        finish()
        notify.success(words.declined)
      }}
    />
  )
}

type OfferProps = Readonly<{
  shared: SharedPlan
  onImported: (message: string) => void
  onDeclined: () => void
}>

function Offer({ shared, onImported, onDeclined }: OfferProps) {
  const {
    stage,
    hasPlan,
    weekStart,
    isReady,
    begin,
    swap,
    takeAsItIs,
    takeSwapped,
    takeWithBudget,
    relax,
    allowDish,
    stopSwapping,
    cancel,
  } = useImport(shared, onImported)
  const { meals, snacks } = summarizePlan(shared)
  return (
    <Card title={words.offerTitle}>
      <p>
        {words.offerFrom(shared.sharedBy)} {words.counts(meals, snacks)}.{' '}
        {words.offerText(weekRange(weekStart).join(' – '))}
      </p>
      <div className={styles.offer}>
        <Button
          look={hasPlan ? 'secondary' : 'primary'}
          disabled={!isReady}
          loading={stage.name === 'checking'}
          onClick={() => void begin()}
        >
          {words.offerAccept}
        </Button>
        <Button onClick={onDeclined}>{words.offerDecline}</Button>
      </div>
      {stage.name === 'asking' && (
        <ImportQuestion
          conflicts={stage.conflicts}
          replacesPlan={hasPlan}
          failure={stage.failure}
          onSwap={() => void swap(stage.conflicts)}
          swapped={stage.swapped?.count}
          onTakeAsItIs={() => (stage.swapped ? takeSwapped(stage.swapped) : takeAsItIs())}
          onRelax={(change) => void relax(change, stage.swapped)}
          onAllowDish={(dish) => void allowDish(dish, stage.swapped)}
          onRaiseBudget={(budget) => takeWithBudget(budget, stage.swapped)}
          onCancel={cancel}
        />
      )}
      {stage.name === 'swapping' && (
        <SwapProgress done={stage.done} total={stage.conflicts.dishes.length} onStop={stopSwapping} />
      )}
    </Card>
  )
}
