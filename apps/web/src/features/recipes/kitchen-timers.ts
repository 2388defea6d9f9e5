/** Kitchen timers: several at once, each can be paused and lengthened. Times are in milliseconds. */
export type KitchenTimer = Readonly<{
  id: string
  label: string
  /** When it is done; null while it is paused. */
  endsAt: number | null
  /** The time that was left when it was paused. */
  heldMs: number
}>

export function startedTimer(id: string, label: string, seconds: number, now: number): KitchenTimer {
  return { id, label, endsAt: now + seconds * 1000, heldMs: 0 }
}

/** Never below zero. */
export function leftMs({ endsAt, heldMs }: KitchenTimer, now: number): number {
  return endsAt === null ? heldMs : Math.max(0, endsAt - now)
}

export function hasRung(timer: KitchenTimer, now: number): boolean {
  return timer.endsAt !== null && timer.endsAt <= now
}

export function pausedTimer(timer: KitchenTimer, now: number): KitchenTimer {
  return timer.endsAt === null || hasRung(timer, now)
    ? timer
    : { ...timer, endsAt: null, heldMs: leftMs(timer, now) }
}

export function resumedTimer(timer: KitchenTimer, now: number): KitchenTimer {
  return timer.endsAt === null ? { ...timer, endsAt: now + timer.heldMs, heldMs: 0 } : timer
}

/** Adds time. A timer that has rung starts again from now. */
export function lengthenedTimer(timer: KitchenTimer, seconds: number, now: number): KitchenTimer {
  const more = seconds * 1000
  return timer.endsAt === null
    ? { ...timer, heldMs: timer.heldMs + more }
    : { ...timer, endsAt: Math.max(timer.endsAt, now) + more }
}

/** "4:05", "1:02:09", rounded up to whole seconds. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
