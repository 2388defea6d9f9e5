import { lazy, Suspense, useState } from 'react'
import type { ImportOfferProps } from './import-offer.tsx'
import { isPlanPending } from './pending-plan-key.ts'

const ImportOffer = lazy(async () => ({ default: (await import('./import-offer.tsx')).ImportOffer }))

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
