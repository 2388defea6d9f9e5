import type { QuickMealAnswer } from '@pennyplate/contract/ai/quick-meal'
import { IconBowlSpoon, IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { foodOfItem } from '../../lib/food-of-item.ts'
import { paths } from '../../lib/paths.ts'
import { quickMealMessages as words } from '../../messages/quick-meal.ts'
import { useDocument } from '../../store/use-document.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Loading } from '../../ui/loading.tsx'
import { NotForHousehold } from '../../ui/not-for-household.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spoken } from '../../ui/spoken.tsx'
import { TabHeading } from '../../ui/tab-heading.tsx'
import styles from './quick-meal.module.css'
import { Suggestion } from './suggestion.tsx'
import { useQuickMeal } from './use-quick-meal.ts'

/** How many pantry items are named. */
const NAMES_SHOWN = 5

type QuickMealTabProps = {
  /** The recipe, which another feature provides. */
  readonly renderRecipe: (quickMeal: QuickMealAnswer) => ReactNode
  /** The button that saves it to the plan, which another feature provides. */
  readonly renderSave: (quickMeal: QuickMealAnswer) => ReactNode
}

export function QuickMealTab({ renderRecipe, renderSave }: QuickMealTabProps) {
  const pantry = useDocument('pantry')
  const { quickMeal, isAsking, fault, aiFault, ask, cancel } = useQuickMeal()
  const [isRefused, setIsRefused] = useState(false)
  const items = pantry.value ?? []
  const isEmpty = pantry.status !== 'loading' && items.length === 0
  const shown = items.slice(0, NAMES_SHOWN)
  const names = shown.map(({ name }) => name)
  const refused = isEmpty && isRefused ? words.pantryEmpty : undefined

  return (
    <>
      <TabHeading lead={words.lead}>{words.title}</TabHeading>
      {pantry.status === 'loading' && <Loading label={words.loading} />}
      {pantry.status !== 'loading' && (
        <Card>
          <div className={styles.start}>
            <div className={styles.home}>
              <p className={styles.count}>{words.count(items.length)}</p>
              <p className={styles.soft}>
                {isEmpty ? words.emptyText : words.names(names, items.length - names.length)}
              </p>
              {shown.map((item) => (
                <NotForHousehold key={item.id} food={foodOfItem(item)} isNamed />
              ))}
            </div>
            <div className={styles.ask}>
              <Button
                look={quickMeal || isEmpty ? 'secondary' : 'primary'}
                loading={isAsking}
                icon={
                  quickMeal ? (
                    <IconRefresh size={20} aria-hidden="true" />
                  ) : (
                    <IconBowlSpoon size={20} aria-hidden="true" />
                  )
                }
                onClick={() => (isEmpty ? setIsRefused(true) : ask())}
              >
                {isAsking ? words.searching : quickMeal ? words.another : words.get}
              </Button>
              {isAsking && <Button onClick={cancel}>{words.cancel}</Button>}
              {isEmpty && (
                <ButtonLink look="primary" to={paths.dashboardTab('pantry')}>
                  {words.emptyAction}
                </ButtonLink>
              )}
            </div>
          </div>
          {(refused ?? fault ?? aiFault) && <Notice tone="error">{refused ?? fault ?? aiFault}</Notice>}
        </Card>
      )}
      <div aria-live="polite" className={styles.news}>
        {quickMeal?.match.startedOver && <p className={styles.soft}>{words.startedOver}</p>}
        {quickMeal && <Spoken as="p">{quickMeal.meal.name}</Spoken>}
      </div>
      {quickMeal && (
        <Suggestion
          key={quickMeal.meal.name}
          quickMeal={quickMeal}
          recipe={renderRecipe(quickMeal)}
          save={renderSave(quickMeal)}
        />
      )}
    </>
  )
}
