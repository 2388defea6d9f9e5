import { Suspense, useState } from 'react'
import { loadedWhenShown } from '../../lib/lazy-part.tsx'
import type { ImportOfferProps } from './import-offer.tsx'
import { isPlanPending } from './pending-plan-key.ts'

const ImportOffer = loadedWhenShown(async () => (await import('./import-offer.tsx')).ImportOffer)

/** Loads the offer only if a shared plan is pending in this browser. */
export function PendingImport(props: ImportOfferProps) {
  const [isPending] = useState(isPlanPending)
  return (
    isPending && (
      <Suspense>
        <ImportOffer {...props} />
      </Suspense>
    )
  )
}
