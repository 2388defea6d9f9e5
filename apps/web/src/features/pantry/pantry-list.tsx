import { filterPantry, type PantryItem } from '@pennyplate/domain/pantry/pantry'
import { PANTRY_ORDERS, type PantryOrder, sortPantry } from '@pennyplate/domain/pantry/pantry-order'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { pantryMessages } from '../../messages/pantry.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { categoryOptions } from './category-options.ts'
import styles from './pantry.module.css'
import { PantryRow } from './pantry-row.tsx'

const CATEGORY_OPTIONS = categoryOptions(pantryMessages.allCategories)
const ORDER_OPTIONS = PANTRY_ORDERS.map((order) => ({ value: order, label: pantryMessages.orders[order] }))
const NO_FILTER = { text: '', category: '' }

type PantryListProps = {
  readonly items: readonly PantryItem[]
  readonly onAdjust: (item: PantryItem, step: 1 | -1) => void
  readonly onEdit: (item: PantryItem) => void
  readonly onDelete: (item: PantryItem) => void
  readonly onThrowAway: (item: PantryItem) => void
}

export function PantryList({ items, onAdjust, onEdit, onDelete, onThrowAway }: PantryListProps) {
  const [filter, setFilter] = useState(NO_FILTER)
  const [order, setOrder] = useState<PantryOrder>('added')
  const heading = useRef<HTMLHeadingElement>(null)
  const found = sortPantry(filterPantry(items, filter), order)
  const isFiltered = filter.text.trim() !== '' || filter.category !== ''

  /** Without this, the focus jumps to the top of the page when the focused row disappears. */
  function keepFocusNear(change: () => void) {
    const focused = document.activeElement
    flushSync(change)
    if (focused && !focused.isConnected) heading.current?.focus()
  }

  return (
    <section className={styles.list} aria-labelledby="pantry-items">
      <div className={styles.listHead}>
        <h2 id="pantry-items" ref={heading} tabIndex={-1}>
          {pantryMessages.current(items.length)}
        </h2>
        <p role="status" className={styles.meta}>
          {isFiltered ? pantryMessages.shown(found.length, items.length) : ''}
        </p>
      </div>
      <search className={styles.filter}>
        <TextField
          type="search"
          label={pantryMessages.search}
          value={filter.text}
          autoComplete="off"
          onChange={(event) => setFilter({ ...filter, text: event.currentTarget.value })}
        />
        <Select
          label={pantryMessages.filterCategory}
          value={filter.category}
          options={CATEGORY_OPTIONS}
          onChange={(event) => setFilter({ ...filter, category: event.currentTarget.value })}
        />
        <Select
          label={pantryMessages.sortBy}
          value={order}
          options={ORDER_OPTIONS}
          onChange={({ currentTarget: { value } }) =>
            setOrder(PANTRY_ORDERS.find((known) => known === value) ?? order)
          }
        />
      </search>
      {found.length > 0 ? (
        <ul className={styles.rows}>
          {found.map((item) => (
            <PantryRow
              key={item.id}
              item={item}
              onAdjust={(step) => keepFocusNear(() => onAdjust(item, step))}
              onEdit={() => onEdit(item)}
              onDelete={() => keepFocusNear(() => onDelete(item))}
              onThrowAway={() => keepFocusNear(() => onThrowAway(item))}
            />
          ))}
        </ul>
      ) : (
        <div className={styles.nothing}>
          <p>{pantryMessages.nothingFound}</p>
          <Button onClick={() => setFilter(NO_FILTER)}>{pantryMessages.clearSearch}</Button>
        </div>
      )}
    </section>
  )
}
