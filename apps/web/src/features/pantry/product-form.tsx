import { type SyntheticEvent, useState } from 'react'
import { productMessages } from '../../messages/scanner.ts'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { type ItemDraft, ItemFields } from './item-fields.tsx'
import type { FoundProduct } from './look-up-product.ts'
import styles from './pantry.module.css'

type ProductFormProps = {
  readonly initial: ItemDraft
  /** Null when nobody knows the code: it is then for the person to say what it is. */
  readonly product: FoundProduct | null
  readonly code: string
  readonly onAdd: (draft: ItemDraft) => void
  readonly onSkip: () => void
}

/** A known product is shown and added with one press; its details open on request. */
export function ProductForm({ initial, product, code, onAdd, onSkip }: ProductFormProps) {
  const [draft, setDraft] = useState(initial)
  const [isChanging, setIsChanging] = useState(product === null)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const expiryEstimated = draft.expiryDate !== '' && draft.expiryDate === initial.expiryDate
    onAdd({ ...draft, expiryEstimated })
  }

  return (
    <form noValidate className={styles.fields} onSubmit={submit}>
      <h3 className={styles.productName}>{product?.name ?? productMessages.unknownName}</h3>
      <dl className={styles.facts}>
        <Fact name={productMessages.brand} value={draft.brand || productMessages.noBrand} />
        <Fact name={productMessages.barcode} value={code} />
        {product && <Fact name={productMessages.source} value={productMessages.sources[product.source]} />}
        {product && !isChanging && <Fact name={productMessages.quantity} value={draft.quantity} />}
        {product && !isChanging && <Fact name={productMessages.category} value={draft.category} />}
      </dl>
      {isChanging && (
        <ItemFields
          draft={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
          isIncomplete={false}
          namePlaceholder={productMessages.unknownName}
        />
      )}
      <DialogActions>
        <Button onClick={onSkip}>{productMessages.skip}</Button>
        {!isChanging && <Button onClick={() => setIsChanging(true)}>{productMessages.change}</Button>}
        {/* The question came up by itself; Enter is the answer most people give. */}
        <Button type="submit" look="primary" autoFocus={product !== null}>
          {productMessages.addToPantry}
        </Button>
      </DialogActions>
    </form>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
