import type { FoundProduct } from '@pennyplate/contract/foods/foods'
import { suggestExpiry } from '@pennyplate/domain/pantry/pantry-expiry'
import { onePackage } from '@pennyplate/domain/pantry/pantry-quantity'
import { toLocalDay } from '../../lib/local-day.ts'
import { productMessages } from '../../messages/scanner.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ItemDraft } from './item-fields.tsx'
import styles from './pantry.module.css'
import { ProductForm } from './product-form.tsx'
import type { ScanStep } from './use-scanned-product.ts'

type ProductActions = {
  readonly choose: (product: FoundProduct) => void
  readonly add: (draft: ItemDraft, product: FoundProduct | null) => void
  readonly forget: () => void
}

type ProductPanelProps = { readonly step: ScanStep; readonly actions: ProductActions }

/** Shows the product of a scanned code and asks whether to add it to the pantry. */
export function ProductPanel({ step, actions }: ProductPanelProps) {
  const { code } = step
  if (step.kind === 'looking') return <Loading label={productMessages.lookingUp(code)} />
  if (step.kind === 'found') {
    const { product } = step
    return (
      <ProductForm
        key={product.barcode}
        initial={draftOf(product)}
        product={product}
        code={product.barcode}
        onAdd={(draft) => actions.add(draft, product)}
        onSkip={actions.forget}
      />
    )
  }
  return (
    <div className={styles.fields}>
      <UnknownReason step={step} />
      {step.candidates.length > 0 && (
        <div className={styles.candidates}>
          <p>{productMessages.didYouMean}</p>
          {step.candidates.map((product) => (
            <Button key={product.barcode} onClick={() => actions.choose(product)}>
              {[product.brand, product.name].filter(Boolean).join(' ')}
            </Button>
          ))}
        </div>
      )}
      <ProductForm
        key={code}
        initial={{ name: '', brand: '', category: 'Other', quantity: '', expiryDate: '' }}
        product={null}
        code={code}
        onAdd={(draft) => actions.add(draft, null)}
        onSkip={actions.forget}
      />
    </div>
  )
}

function UnknownReason({ step }: { readonly step: Extract<ScanStep, { kind: 'unknown' }> }) {
  if (step.reason === 'failed')
    return (
      <Notice tone="error" title={productMessages.lookupFailed(step.code)}>
        {productMessages.failedHelp}
      </Notice>
    )
  if (step.reason === 'in-store')
    return (
      <Notice tone="info" title={productMessages.inStore}>
        {productMessages.inStoreHelp}
      </Notice>
    )
  if (step.reason === 'misread') return <Notice tone="info">{productMessages.misread}</Notice>
  return (
    <Notice tone="info" title={productMessages.notFound}>
      {productMessages.notFoundHelp}
    </Notice>
  )
}

function draftOf({ name, brand, category, quantity, shelfLifeDays }: FoundProduct): ItemDraft {
  const expiryDate = shelfLifeDays === null ? '' : suggestExpiry(shelfLifeDays, toLocalDay(new Date()))
  return { name, brand: brand ?? '', category, quantity: onePackage(quantity, category), expiryDate }
}
