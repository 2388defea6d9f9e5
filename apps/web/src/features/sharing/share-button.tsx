import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { shareButtonMessages as words } from '../../messages/share-button.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'

const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog)

export function ShareButton({ plan }: { readonly plan: WeekPlan | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        icon={<IconShare size={20} aria-hidden="true" />}
        onClick={() => (plan ? setIsOpen(true) : notify.error(words.noPlan))}
      >
        {words.sharePlan}
      </Button>
      {plan && isOpen && <ShareDialog plan={plan} opened onClose={() => setIsOpen(false)} />}
    </>
  )
}
