import { formatCents } from '@pennyplate/domain/money'
import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import { mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { MealPlace, WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import {
  IconArrowsMove,
  IconBowl,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconPlayerSkipForward,
  IconSchool,
  IconSnowflake,
  IconToolsKitchen2,
  IconUsers,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { mealMenuMessages as words } from '../../../messages/meal-menu.ts'
import { mealPlanMessages } from '../../../messages/meal-plan.ts'
import { slotNameOfOne } from '../../../messages/meal-slots.ts'
import { newFrozenItem } from '../../../store/new-frozen-item.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { canFreezeLeftovers } from './can-freeze-leftovers.ts'
import { type EatOutCost, EatOutForm } from './eat-out-form.tsx'
import styles from './meal-menu.module.css'
import { MovePicker } from './move-picker.tsx'
import { PeopleForm } from './people-form.tsx'
import type { MealChanges } from './use-change-meal.ts'

type MealMenuProps = {
  readonly at: SlotAddress
  readonly plan: WeekPlan
  readonly profile: Pick<CompleteProfile, 'adults' | 'kids'>
  readonly changes: MealChanges
}

type View = 'all' | 'move' | 'people' | 'out'

/** Everything that can be done with one meal, besides replacing and cooking it. */
export function MealMenu({ at, plan, profile, changes }: MealMenuProps) {
  const [view, setView] = useState<View>('all')
  const meal = mealAt<WeekMeal>(plan, at)
  if (!meal) return null
  const where = mealPlanMessages.where(DAY_NAMES[at.day] ?? '', slotNameOfOne[at.slot])
  const usual = Math.max(1, profile.adults + profile.kids)
  const back = () => setView('all')
  const titles: Readonly<Record<View, string>> = {
    all: meal.name,
    move: words.move,
    people: words.peopleTitle,
    out: words.outTitle,
  }
  const put = (place: MealPlace) => {
    if (place === 'out') return setView('out')
    const text = words.placed[place](where)
    changes.change(place === 'skip' ? { type: 'skip', at } : { type: 'setPlace', at, place }, text)
  }

  const freeze = (leftovers: WeekMeal, portions: number) => {
    const item = newFrozenItem(leftovers, portions)
    const text = words.frozen(portions, item?.name ?? leftovers.name)
    changes.change({ type: 'freeze', at, portions, ...(item ? { item } : {}) }, text)
  }

  return (
    <Dialog opened title={titles[view]} onClose={changes.closeMenu}>
      {view === 'all' && (
        <>
          <p className={styles.where}>{where}</p>
          <ul className={styles.items}>
            <MenuItem
              icon={<IconArrowsMove {...ICON} />}
              label={words.move}
              onPress={() => setView('move')}
            />
            {!meal.place && (
              <>
                <MenuItem
                  icon={<IconUsers {...ICON} />}
                  label={words.people}
                  hint={words.peopleNow(meal.people ?? usual)}
                  onPress={() => setView('people')}
                />
                <LockItem meal={meal} at={at} changes={changes} />
              </>
            )}
            {canFreezeLeftovers(plan, at) && (
              <MenuItem
                icon={<IconSnowflake {...ICON} />}
                label={words.freeze}
                hint={words.freezeText(meal.people ?? usual)}
                onPress={() => freeze(meal, meal.people ?? usual)}
              />
            )}
            <MenuItem
              icon={<IconPencil {...ICON} />}
              label={mealPlanMessages.custom}
              onPress={() => changes.openCustom(at)}
            />
          </ul>
          <h3 className={styles.heading}>{words.noCooking}</h3>
          <ul className={styles.items}>
            {PLACES.filter((place) => place !== meal.place || place === 'out').map((place) => (
              <MenuItem
                key={place}
                icon={PLACE_ICONS[place]}
                label={words.places[place]}
                onPress={() => put(place)}
              />
            ))}
          </ul>
        </>
      )}
      {view === 'move' && <MovePicker at={at} meal={meal} plan={plan} onMove={changes.move} onBack={back} />}
      {view === 'people' && (
        <PeopleForm
          count={meal.people ?? usual}
          usual={usual}
          onSet={(people) =>
            changes.change(
              { type: 'setServings', at, people: people === usual ? null : people },
              words.servedTo(meal.name, people),
            )
          }
          onBack={back}
        />
      )}
      {view === 'out' && (
        <EatOutForm
          onSet={(cost) => changes.change({ type: 'eatOut', at, ...cost }, ateOut(where, cost))}
          onBack={back}
        />
      )}
    </Dialog>
  )
}

/** With what it cost, which is no part of the bill that is told after it. */
function ateOut(where: string, { cents, fromBudget = false }: EatOutCost): string {
  const said = words.placed.out(where)
  return cents === undefined ? said : `${said} ${mealPlanMessages.paidOut(formatCents(cents), fromBudget)}.`
}

/** The likeliest first. */
const PLACES = ['leftover', 'out', 'school', 'skip'] as const satisfies MealPlace[]
const ICON = { size: 20, 'aria-hidden': true } as const
const PLACE_ICONS: Readonly<Record<MealPlace, ReactNode>> = {
  leftover: <IconBowl {...ICON} />,
  out: <IconToolsKitchen2 {...ICON} />,
  school: <IconSchool {...ICON} />,
  skip: <IconPlayerSkipForward {...ICON} />,
}

type LockItemProps = { readonly meal: WeekMeal; readonly at: SlotAddress; readonly changes: MealChanges }

function LockItem({ meal, at, changes }: LockItemProps) {
  const isLocked = meal.isLocked === true
  const text = isLocked ? words.unlocked(meal.name) : words.locked(meal.name)
  return (
    <MenuItem
      icon={isLocked ? <IconLockOpen {...ICON} /> : <IconLock {...ICON} />}
      label={isLocked ? words.unlock : words.lock}
      hint={isLocked ? undefined : words.lockText}
      onPress={() => changes.change({ type: 'lock', at, isLocked: !isLocked }, text)}
    />
  )
}

type MenuItemProps = {
  readonly icon: ReactNode
  readonly label: string
  readonly hint?: string | undefined
  readonly onPress: () => void
}

function MenuItem({ icon, label, hint, onPress }: MenuItemProps) {
  return (
    <li>
      <button type="button" className={styles.item} onClick={onPress}>
        {icon}
        <span>
          {label}
          {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        </span>
      </button>
    </li>
  )
}
