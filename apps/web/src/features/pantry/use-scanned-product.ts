import type { FoundProduct } from '@pennyplate/contract/foods/foods'
import { makePantryItem } from '@pennyplate/domain/pantry/pantry'
import { useRef, useState } from 'react'
import { pantryMessages } from '../../messages/pantry.ts'
import { productMessages } from '../../messages/scanner.ts'
import { randomId } from '../../store/random-id.ts'
import { notify } from '../../ui/notify.ts'
import type { ItemDraft } from './item-fields.tsx'
import { lookUpProduct, postProductName } from './look-up-product.ts'
import type { usePantry } from './use-pantry.ts'

export type ScanStep =
  | Readonly<{ kind: 'looking'; code: string }>
  | Readonly<{ kind: 'found'; code: string; product: FoundProduct }>
  | Readonly<{
      kind: 'unknown'
      code: string
      reason: 'not-found' | 'misread' | 'in-store' | 'failed'
      candidates: readonly FoundProduct[]
    }>

const REASONS = {
  not_found: 'not-found',
  in_store: 'in-store',
  unavailable: 'failed',
  misread: 'misread',
} as const

/** Looks up a scanned code, asks, and adds the product to the pantry. A code that is already there gets one more. */
export function useScannedProduct(pantry: ReturnType<typeof usePantry>) {
  const [step, setStep] = useState<ScanStep | null>(null)
  const [status, setStatus] = useState('')
  const asking = useRef<AbortController>(null)

  function forget(): void {
    asking.current?.abort()
    setStep(null)
    setStatus('')
  }

  async function see(code: string): Promise<void> {
    forget()
    const raised = pantry.raise(code)
    if (raised !== null) return setStatus(raised)
    setStep({ kind: 'looking', code })
    const controller = new AbortController()
    asking.current = controller
    try {
      const answer = await lookUpProduct(code, controller.signal)
      if (answer.success) return setStep({ kind: 'found', code, product: answer.product })
      setStep({ kind: 'unknown', code, reason: REASONS[answer.error], candidates: answer.candidates })
    } catch {
      // If the lookup failed, the product can be added by hand; if it was aborted, there is nothing to do.
      if (!controller.signal.aborted) setStep({ kind: 'unknown', code, reason: 'failed', candidates: [] })
    }
  }

  async function add(draft: ItemDraft, product: FoundProduct | null): Promise<void> {
    if (!step) return
    const name = draft.name.trim() || productMessages.unknownName
    // In-store codes hold a price and mean another product in another store, so they are not kept.
    const isOfShop = step.kind === 'unknown' && step.reason === 'in-store'
    const barcode = product?.barcode ?? (isOfShop ? '' : step.code)
    const foodId = product?.name === name ? product.foodId : null
    const made = makePantryItem(
      { ...draft, name, category: draft.category || 'Other', barcode, foodId, label: product },
      randomId(),
      new Date(),
    )
    if (made.outcome === 'incomplete') return
    const { description, imageUrl } = product ?? {}
    const item = { ...made.item, ...(description ? { description } : {}), ...(imageUrl ? { imageUrl } : {}) }
    const isNew =
      step.kind === 'unknown' && step.reason !== 'misread' && !isOfShop && draft.name.trim() !== ''
    setStep(null)
    setStatus(pantryMessages.added(name))
    const [isSaved] = await Promise.all([
      pantry.add(item),
      isNew ? saveName(step.code, { name, brand: draft.brand, category: draft.category }) : undefined,
    ])
    if (!isSaved) setStatus('')
  }

  return {
    step,
    status,
    see: (code: string) => void see(code),
    choose: (product: FoundProduct) => setStep({ kind: 'found', code: product.barcode, product }),
    add: (draft: ItemDraft, product: FoundProduct | null) => void add(draft, product),
    forget,
  }
}

async function saveName(code: string, name: Parameters<typeof postProductName>[1]): Promise<void> {
  try {
    await postProductName(code, name)
  } catch {
    notify.error(productMessages.notRemembered)
  }
}
