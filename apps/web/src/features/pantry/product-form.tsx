import { useDebouncedValue } from '@mantine/hooks'
import type { FoundProduct } from '@pennyplate/contract/foods/foods'
import { type SyntheticEvent, useState } from 'react'
import { useRulesAgainst } from '../../lib/use-rules-against.ts'
import { allergensText } from '../../messages/allergens.ts'
import { productMessages } from '../../messages/scanner.ts'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { NotForHouseholdNotice } from '../../ui/not-for-household.tsx'
import { type ItemDraft, ItemFields } from './item-fields.tsx'
import styles from './pantry.module.css'

/** Typing has paused. */
const QUIET_MS = 350

type ProductFormProps = {
  readonly initial: ItemDraft
  /** Null if the code is unknown; the person then says what it is. */
  readonly product: FoundProduct | null
  readonly code: string
  readonly onAdd: (draft: ItemDraft) => void
  readonly onSkip: () => void
}

/** Shows a known product to add with one click; its details can be opened and edited. */
export function ProductForm({ initial, product, code, onAdd, onSkip }: ProductFormProps) {
  const [draft, setDraft] = useState(initial)
  const [isChanging, setIsChanging] = useState(product === null)
  const { allergens, mayContain } = product ?? {}
  const contains = allergensText({ contains: allergens, mayContain })
  const [named] = useDebouncedValue(draft.name.trim(), QUIET_MS)
  // A person who names an unknown product says what it is.
  const againstName = useRulesAgainst(product === null ? { name: named } : null)
  const against = product?.conflicts ?? againstName
  const isAgainstRules = against.length > 0

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const expiryEstimated = draft.expiryDate !== '' && draft.expiryDate === initial.expiryDate
    onAdd({ ...draft, expiryEstimated })
  }

  return (
    <form noValidate className={styles.fields} onSubmit={submit}>
      <h3 className={styles.productName}>{product?.name ?? productMessages.unknownName}</h3>
      <NotForHouseholdNotice ruleIds={against} />
      <FactList
        facts={[
          [productMessages.brand, draft.brand || productMessages.noBrand],
          [productMessages.barcode, code],
          ...(contains === null ? [] : [[productMessages.label, contains] as const]),
          ...(product ? [[productMessages.source, productMessages.sources[product.source]] as const] : []),
          ...(product && !isChanging
            ? [
                [productMessages.quantity, draft.quantity] as const,
                [productMessages.category, draft.category] as const,
              ]
            : []),
        ]}
      />
      {isChanging && (
        <ItemFields
          draft={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
          isIncomplete={false}
          namePlaceholder={productMessages.unknownName}
        />
      )}
      <DialogActions>
        {!isAgainstRules && <Button onClick={onSkip}>{productMessages.skip}</Button>}
        {!isChanging && <Button onClick={() => setIsChanging(true)}>{productMessages.change}</Button>}
        {/* The question came up by itself; Enter is the answer most people give. */}
        <Button
          type="submit"
          look={isAgainstRules ? 'secondary' : 'primary'}
          autoFocus={product !== null && !isAgainstRules}
        >
          {productMessages.addToPantry}
        </Button>
        {isAgainstRules && (
          <Button look="primary" autoFocus onClick={onSkip}>
            {productMessages.skip}
          </Button>
        )}
      </DialogActions>
    </form>
  )
}
