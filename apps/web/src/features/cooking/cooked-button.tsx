import { isCooked } from '@pennyplate/domain/week/cooking-history'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { cookingMessages as words } from '../../messages/cooking.ts'
import type { CookedFor } from './cooked-for.ts'
import { useCookingHistory } from './use-cooking-history.ts'

const CookedDialog = lazyPart(async () => (await import('./cooked-dialog.tsx')).CookedDialog)

export type CookedButtonProps = CookedFor & {
  /** The Sunday of the week, if its meals are cooked in one batch. */
  readonly batchFrom?: string | undefined
  readonly className?: string | undefined
  /** The label; an icon if there is no room for text. */
  readonly children?: ReactNode
}

/** Marks a meal as cooked. The app hands this button to every feature that shows meals. */
export function CookedButton({ batchFrom, className, children, ...cooked }: CookedButtonProps) {
  const history = useCookingHistory()
  const [isOpen, setIsOpen] = useState(false)
  const { meal, mealType, plannedFor } = cooked
  const isDone = plannedFor !== undefined && isCooked(history, { meal, mealType, plannedFor }, batchFrom)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={words.cookedMeal(meal.name)}
        title={words.cooked}
        aria-pressed={isDone}
        onClick={() => setIsOpen(true)}
      >
        {children ?? <IconToolsKitchen2 size={18} aria-hidden="true" />}
      </button>
      {isOpen && <CookedDialog cooked={cooked} isAgain={isDone} onClose={() => setIsOpen(false)} />}
    </>
  )
}
