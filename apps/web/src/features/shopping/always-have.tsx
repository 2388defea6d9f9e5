import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { useState } from 'react'
import { priceLine } from '../../lib/price-line.ts'
import { staplesMessages as words } from '../../messages/staples.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import styles from '../../ui/chip-row.module.css'
import { linesOf } from './list-lines.ts'
import type { ShoppingListStore } from './use-shopping-list.ts'

type AlwaysHaveProps = { readonly list: ShoppingList; readonly shopping: ShoppingListStore }

/** The staples of the week, which are not bought. One that runs out is put on the list, and taken off again. */
export function AlwaysHave({ list, shopping }: AlwaysHaveProps) {
  const [pending, setPending] = useState<readonly string[]>([])
  const [done, setDone] = useState('')
  const staples = (list.report?.fromPantry ?? []).filter(({ isStaple }) => isStaple)
  if (staples.length === 0) return null
  const lines = linesOf(list)
  const lineOf = (name: string) => lines.find(({ line }) => line.name === name)

  async function press(name: string) {
    const listed = lineOf(name)
    setDone('')
    if (listed) return shopping.removeLine(listed)
    if (pending.includes(name)) return
    setPending((now) => [...now, name])
    const { category, line, isPriced } = await priceLine(name)
    await shopping.addLine(category, { ...line, name })
    setPending((now) => now.filter((one) => one !== name))
    setDone(isPriced ? words.listAdded(name) : words.listAddedUnpriced(name))
  }

  return (
    <Card title={words.listTitle}>
      <p className={styles.text}>{words.listText}</p>
      <div className={styles.chips}>
        {staples.map(({ name }) => (
          <Chip
            key={name}
            isPressed={pending.includes(name) || lineOf(name) !== undefined}
            onPress={() => void press(name)}
          >
            {name}
          </Chip>
        ))}
      </div>
      <p role="status" className={styles.text}>
        {done}
      </p>
    </Card>
  )
}
