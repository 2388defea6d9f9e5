import type { MealPlanDocument } from '@pennyplate/contract/documents/meal-plan'
import { IconShare } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { sharingMessages as words } from '../../messages/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

export function ShareButton({ plan }: { readonly plan: MealPlanDocument | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        icon={<IconShare size={20} aria-hidden="true" />}
        onClick={() => (plan ? setIsOpen(true) : notify.error(words.noPlan))}
      >
        {words.sharePlan}
      </Button>
      {plan && isOpen && (
        <Suspense>
          <ShareDialog plan={plan} opened onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
