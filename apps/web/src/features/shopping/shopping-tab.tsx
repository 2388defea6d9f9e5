import { centsFromDollars } from '@pennyplate/domain/money'
import { PLANNED_WITHOUT_ANSWER, withDefaults } from '@pennyplate/domain/profile/profile'
import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { tipsOf } from '@pennyplate/domain/shopping/shopping-list-tips'
import { weekStartOf } from '@pennyplate/domain/week/week-days'
import { IconPrinter, IconShoppingCart } from '@tabler/icons-react'
import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { useSearchParameter } from '../../lib/use-search-parameter.ts'
import { shoppingMessages as words } from '../../messages/shopping.ts'
import { useDocument } from '../../store/use-document.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PeopleChanged } from '../../ui/people-changed.tsx'
import { TabHeading } from '../../ui/tab-heading.tsx'
import { UndoBar } from '../../ui/undo-bar.tsx'
import { AddLineForm } from './add-line-form.tsx'
import { AisleMode } from './aisle-mode.tsx'
import { AlwaysHave } from './always-have.tsx'
import { BoughtQuestion } from './bought-question.tsx'
import { EditLineDialog } from './edit-line-dialog.tsx'
import type { KeyedLine } from './list-lines.ts'
import {
  DroppedLines,
  FromPantry,
  ListRemarks,
  OutdatedNotice,
  RuledOutInCart,
  SavingTips,
  ToFreeze,
} from './list-remarks.tsx'
import { ListTotals } from './list-totals.tsx'
import { OrderButton } from './order-button.tsx'
import { OtherLists, useOpenLists } from './other-lists.tsx'
import { ReceiptList } from './receipt-list.tsx'
import styles from './shopping-tab.module.css'
import { UnsuitableLines } from './unsuitable-lines.tsx'
import { useLookUpLater } from './use-look-up-later.ts'
import { type ShoppingListStore, useShoppingList } from './use-shopping-list.ts'

const AISLE = 'aisle'

/** The shopping list of an accepted week: to review, print and shop from. */
export function ShoppingTab() {
  const shopping = useShoppingList()
  useLookUpLater(shopping)
  const said = useDocument('profile').value
  const profile = withDefaults(said ?? {})
  const [view, show] = useSearchParameter('view')
  const { list, offer } = shopping
  const budgetCents = centsFromDollars(said?.weeklyBudget ?? list?.weeklyBudget ?? profile.weeklyBudget)

  return (
    <>
      {list && view === AISLE ? (
        <AisleMode list={list} ticks={shopping.ticks} budgetCents={budgetCents} onLeave={() => show(null)} />
      ) : list ? (
        <WholeList
          list={list}
          shopping={shopping}
          budgetCents={budgetCents}
          zip={profile.zipCode || PLANNED_WITHOUT_ANSWER.zipCode}
          onAisle={() => show(AISLE)}
        />
      ) : (
        <NoList isLoading={shopping.isLoading} />
      )}
      <UndoBar
        text={offer?.text}
        onUndo={() => offer && shopping.undo(offer)}
        onDismiss={shopping.dismissUndo}
      />
    </>
  )
}

function NoList({ isLoading }: { readonly isLoading: boolean }) {
  const isBought = useDocument('currentMealPlan').value?.boughtAt !== undefined
  const others = useOpenLists()
  const hasOthers = others.length > 0
  return (
    <>
      <TabHeading>{words.title}</TabHeading>
      {isLoading ? (
        <p role="status">{words.loading}</p>
      ) : (
        <EmptyState
          icon="shopping-cart"
          message={isBought ? words.allBought : hasOthers ? words.emptyHere : words.empty}
          {...(hasOthers
            ? { action: <OtherLists weeks={others} isOnly /> }
            : { next: { to: paths.dashboard, label: words.emptyAction } })}
        >
          {isBought ? words.allBoughtText : words.emptyText}
        </EmptyState>
      )}
    </>
  )
}

type WholeListProps = {
  readonly list: ShoppingList
  readonly shopping: ShoppingListStore
  readonly budgetCents: number
  readonly zip: string
  readonly onAisle: () => void
}

function WholeList({ list, shopping, budgetCents, zip, onAisle }: WholeListProps) {
  const [edited, setEdited] = useState<KeyedLine | null>(null)
  const dated = useDocument('currentMealPlan').value?.weekStartDate
  const week = dated === undefined ? undefined : weekStartOf(dated)
  const others = useOpenLists()
  return (
    <div className={styles.tab}>
      <div className={styles.head}>
        <TabHeading lead={week === undefined ? undefined : words.listOf(week)}>{words.title}</TabHeading>
        <div className={styles.ways}>
          <Button look="primary" icon={<IconShoppingCart size={18} aria-hidden />} onClick={onAisle}>
            {words.startAisle}
          </Button>
          <Button icon={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
            {words.print}
          </Button>
          <OtherLists weeks={others} />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={styles.aside}>
            <ListTotals list={list} budgetCents={budgetCents} />
          </div>
          <OutdatedNotice list={list} />
          <PeopleChanged />
          <UnsuitableLines list={list} ticks={shopping.ticks} />
          <RuledOutInCart list={list} />
          <ReceiptList list={list} ticks={shopping.ticks} onEdit={setEdited} />
          <AddLineForm onAdd={({ category, line }) => shopping.addLine(category, line)} />
        </div>
        <div className={`${styles.column} ${styles.aside}`}>
          <Notice tone="info" title={words.tipsTitle}>
            {words.tipsText(zip)}
          </Notice>
          <DroppedLines list={list} />
          <ListRemarks list={list} />
          <ToFreeze list={list} />
          <SavingTips tips={tipsOf(list)} />
          <FromPantry list={list} />
          <AlwaysHave list={list} shopping={shopping} />
          <div className={styles.actions}>
            <Button onClick={shopping.startToPantry}>{words.toPantry}</Button>
            <OrderButton />
          </div>
        </div>
      </div>
      {shopping.unsure.length > 0 && (
        <BoughtQuestion
          lines={shopping.unsure}
          boughtCount={shopping.boughtCount}
          onAnswer={shopping.toPantry}
          onClose={shopping.stopAsking}
        />
      )}
      {edited && (
        <EditLineDialog
          line={edited}
          onSave={(change) => void shopping.changeLine(edited.address, change)}
          onRemove={() => void shopping.removeLine(edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}
