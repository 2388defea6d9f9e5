import { withDefaults } from '@pennyplate/domain/profile/profile'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { cookingMessages as words } from '../../messages/cooking.ts'
import { newFrozenItem } from '../../store/new-frozen-item.ts'
import { useDocumentStore } from '../../store/store-provider.tsx'
import { useDocument } from '../../store/use-document.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { notify } from '../../ui/notify.ts'
import type { CookedFor } from './cooked-for.ts'
import styles from './cooking.module.css'
import { placeOf } from './place-of-meal.ts'

const PORTIONS = { min: 1, max: 20 } as const
const USUAL_PORTIONS = 2

/** After cooking: what is left goes into the freezer, where the pantry knows of it. Nothing for a dish that does not freeze. */
export function FreezeRest({ cooked }: { readonly cooked: CookedFor }) {
  const plan = useDocument('currentMealPlan').value
  const { issue } = useDocumentStore()
  const profile = withDefaults(useDocument('profile').value ?? {})
  const eaters = cooked.meal.people ?? profile.adults + profile.kids
  const cookedPortions = eaters * (cooked.meal.sittings ?? 1)
  // Of a meal for one, no two portions are left.
  const [chosen, setPortions] = useState<number>()
  const portions = chosen ?? Math.max(PORTIONS.min, Math.min(USUAL_PORTIONS, cookedPortions - 1))
  const [frozen, setFrozen] = useState<{ readonly key: string; readonly portions: number }>()
  const { meal } = cooked
  const at = plan && placeOf(plan, cooked)
  if (!at || !meal.freezes || meal.fromFreezer || meal.leftoverOf !== undefined) return null

  function freeze() {
    if (!at) return
    const item = newFrozenItem(meal, portions)
    const issued = issue({ type: 'freeze', at, portions, ...(item ? { item } : {}) })
    if (issued.ok) setFrozen({ key: issued.key, portions })
    else notify.error(words.freezeFailed)
  }

  function takeBack(key: string) {
    if (issue({ type: 'undo', of: key }).ok) setFrozen(undefined)
    else notify.error(words.freezeFailed)
  }

  if (frozen)
    return (
      <div className={styles.freeze}>
        <p role="status">{words.frozen(frozen.portions)}</p>
        <Button look="quiet" aria-label={words.unfreeze} onClick={() => takeBack(frozen.key)}>
          {words.undo}
        </Button>
      </div>
    )
  return (
    <fieldset className={styles.freeze}>
      <legend>{words.freezeTitle}</legend>
      <div className={styles.stepper}>
        <IconButton
          label={words.fewerPortions}
          icon={<IconMinus size={18} aria-hidden />}
          disabled={portions <= PORTIONS.min}
          onClick={() => setPortions(portions - 1)}
        />
        <output>{portions}</output>
        <IconButton
          label={words.morePortions}
          icon={<IconPlus size={18} aria-hidden />}
          disabled={portions >= PORTIONS.max}
          onClick={() => setPortions(portions + 1)}
        />
        <Button onClick={freeze}>{words.freeze(portions)}</Button>
      </div>
    </fieldset>
  )
}
