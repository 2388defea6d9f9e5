import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { watchDrags } from './drag-meals.ts'

type DragWatcherProps = {
  readonly area: RefObject<HTMLElement | null>
  readonly onMove: (from: SlotAddress, to: SlotAddress) => void
}

/** Shows nothing. Lets the meals inside the area be dragged. */
export function DragWatcher({ area, onMove }: DragWatcherProps) {
  const move = useEffectEvent(onMove)
  useEffect(() => (area.current ? watchDrags(area.current, (from, to) => move(from, to)) : undefined), [area])
  return null
}
