import '@pennyplate/contract/content-security'
import type { MealPlanDocument } from '@pennyplate/contract/documents/meal-plan'
import type { SharedPlan } from '@pennyplate/contract/share'
import { importedPlan, summarizePlan } from '@pennyplate/domain/share'
import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { sharingMessages as words } from '../../messages/sharing.ts'
import { useDocument } from '../../store/use-document.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { localDay } from './day-text.ts'
import { forgetPlan, recallPlan } from './pending-plan.ts'
import styles from './sharing.module.css'

export type ImportOfferProps = Readonly<{
  /** What the plan's meals do against this household's diet, one sentence each. */
  checkImport?: (plan: MealPlanDocument) => Promise<readonly string[]>
  onImported?: () => void
}>

/** The plan that came along from a shared page (D12), until it is taken or put away. */
export function ImportOffer(props: ImportOfferProps) {
  const [shared, setShared] = useState(() => recallPlan(new Date()))
  if (!shared) return null
  return (
    <Offer
      {...props}
      shared={shared}
      onDone={(message) => {
        forgetPlan()
        setShared(undefined)
        notify.success(message)
      }}
    />
  )
}

type OfferProps = ImportOfferProps & Readonly<{ shared: SharedPlan; onDone: (message: string) => void }>

function Offer({ shared, checkImport, onImported, onDone }: OfferProps) {
  const current = useDocument('currentMealPlan')
  const list = useDocument('currentShoppingList')
  const [isChecking, setIsChecking] = useState(false)
  const [conflicts, setConflicts] = useState<readonly string[]>()
  const isReady = current.status !== 'loading' && list.status !== 'loading'
  const { meals, snacks } = summarizePlan(shared)

  async function take() {
    await current.update(() => importedPlan(shared, localDay(new Date())))
    if (list.value !== undefined) await list.remove()
    onDone(words.imported)
    onImported?.()
  }

  async function begin() {
    setIsChecking(true)
    const found = checkImport
      ? await conflictsOf(checkImport, importedPlan(shared, localDay(new Date())))
      : []
    setIsChecking(false)
    if (found.length > 0 || current.value !== undefined) setConflicts(found)
    else await take()
  }

  return (
    <Card title={words.offerTitle}>
      <p>
        {words.offerFrom(shared.sharedBy)} {words.counts(meals, snacks)}. {words.offerText}
      </p>
      <div className={styles.offer}>
        <Button
          look={current.value === undefined ? 'primary' : 'secondary'}
          disabled={!isReady}
          loading={isChecking}
          onClick={() => void begin()}
        >
          {words.offerAccept}
        </Button>
        <Button onClick={() => onDone(words.declined)}>{words.offerDecline}</Button>
      </div>
      <ConfirmDialog
        opened={conflicts !== undefined}
        title={current.value === undefined ? words.conflictsTitle : words.replaceTitle}
        confirmLabel={current.value === undefined ? words.useAnyway : words.replace}
        {...(current.value === undefined ? {} : { cancelLabel: words.keepMine })}
        onConfirm={() => void take()}
        onCancel={() => setConflicts(undefined)}
      >
        {current.value !== undefined && <p>{words.replaceText}</p>}
        {conflicts && conflicts.length > 0 && (
          <>
            <p>{words.conflictsText}</p>
            <ul className={styles.conflicts}>
              {conflicts.map((conflict) => (
                <li key={conflict}>{conflict}</li>
              ))}
            </ul>
          </>
        )}
      </ConfirmDialog>
    </Card>
  )
}

/** Not being able to check is told as well: the person decides, and knows what nobody looked at. */
async function conflictsOf(
  check: (plan: MealPlanDocument) => Promise<readonly string[]>,
  plan: MealPlanDocument,
): Promise<readonly string[]> {
  try {
    return await check(plan)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return [words.conflictsUnknown]
  }
}
