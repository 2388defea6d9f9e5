import type { PantryItem } from '@pennyplate/domain/pantry/pantry'
import { findDuplicates, groupKey } from '@pennyplate/domain/pantry/pantry-duplicates'
import { saidPantryQuantity } from '@pennyplate/domain/pantry/pantry-quantity'
import { useState } from 'react'
import { pantryMessages } from '../../messages/pantry.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { readKeptApart, rememberKeptApart } from './kept-apart.ts'
import styles from './pantry.module.css'

type DuplicatesNoticeProps = {
  readonly items: readonly PantryItem[]
  readonly onMerge: (group: readonly PantryItem[]) => void
}

/** Suggests merging items that look like the same food, one suggestion at a time. */
export function DuplicatesNotice({ items, onMerge }: DuplicatesNoticeProps) {
  const [keptApart, setKeptApart] = useState(readKeptApart)
  const [group] = findDuplicates(items, keptApart)
  const [first] = group ?? []
  if (!group || !first) return null
  const parts = group.map(({ name, brand, quantity }) =>
    [saidPantryQuantity(quantity), brand, name].filter(Boolean).join(' '),
  )
  return (
    <Notice
      tone="info"
      title={pantryMessages.duplicates(first.name, group.length)}
      action={
        <div className={styles.choices}>
          <Button onClick={() => setKeptApart(rememberKeptApart(groupKey(group)))}>
            {pantryMessages.keepApart}
          </Button>
          <Button onClick={() => onMerge(group)}>{pantryMessages.merge}</Button>
        </div>
      }
    >
      {pantryMessages.duplicatesText(parts)}
    </Notice>
  )
}
