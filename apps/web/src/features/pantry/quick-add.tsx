import type { PantryItem } from '@pennyplate/domain/pantry/pantry'
import { useState } from 'react'
import { toLocalDay } from '../../lib/local-day.ts'
import { explainError } from '../../messages/failures.ts'
import { pantryMessages } from '../../messages/pantry.ts'
import { randomId } from '../../store/random-id.ts'
import { LineForm } from '../../ui/line-form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { pantryItemFrom, understandItems } from './understand-items.ts'

type QuickAddProps = {
  readonly onAdd: (items: readonly PantryItem[], text: string) => Promise<boolean>
}

/** One text field for several items. Adding can be undone, so it does not ask first. */
export function QuickAdd({ onAdd }: QuickAddProps) {
  const [text, setText] = useState('')
  const [isReading, setIsReading] = useState(false)
  const [failure, setFailure] = useState('')
  const [unknown, setUnknown] = useState<readonly string[]>([])

  async function add() {
    const typed = text.trim()
    if (typed === '' || isReading) return
    setIsReading(true)
    setFailure('')
    setUnknown([])
    try {
      const understood = await understandItems(typed)
      const now = new Date()
      const items = understood.flatMap((item) => pantryItemFrom(item, randomId(), now, toLocalDay(now)))
      setText('')
      setUnknown(understood.filter(({ foodId }) => foodId === null).map(({ name }) => name))
      const isSaved = await onAdd(items, pantryMessages.quickAdded(items.map(({ name }) => name)))
      if (!isSaved) setText((current) => current || typed)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setFailure(explainError(error))
    } finally {
      setIsReading(false)
    }
  }

  return (
    <LineForm
      label={pantryMessages.quickAdd}
      hint={pantryMessages.quickAddHint}
      placeholder={pantryMessages.quickAddExample}
      value={text}
      maxLength={2000}
      enterKeyHint="done"
      error={failure || undefined}
      submitLabel={pantryMessages.quickAddSubmit}
      isBusy={isReading}
      onType={setText}
      onSubmit={() => void add()}
    >
      {unknown.length > 0 && <Notice tone="info">{pantryMessages.notKnown(unknown)}</Notice>}
    </LineForm>
  )
}
