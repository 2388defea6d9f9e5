/** Clocks of a kitchen: several at once, each can be held and lengthened. Times are milliseconds. */
export type KitchenTimer = Readonly<{
  id: string
  label: string
  /** When it rings; null while it is held. */
  endsAt: number | null
  /** What was left when it was held. */
  heldMs: number
}>

export function startedTimer(id: string, label: string, seconds: number, now: number): KitchenTimer {
  return { id, label, endsAt: now + seconds * 1000, heldMs: 0 }
}

/** Never below zero: a clock that rang stands at nothing. */
export function leftMs({ endsAt, heldMs }: KitchenTimer, now: number): number {
  return endsAt === null ? heldMs : Math.max(0, endsAt - now)
}

export function hasRung(timer: KitchenTimer, now: number): boolean {
  return timer.endsAt !== null && timer.endsAt <= now
}

export function heldTimer(timer: KitchenTimer, now: number): KitchenTimer {
  return timer.endsAt === null || hasRung(timer, now)
    ? timer
    : { ...timer, endsAt: null, heldMs: leftMs(timer, now) }
}

export function resumedTimer(timer: KitchenTimer, now: number): KitchenTimer {
  return timer.endsAt === null ? { ...timer, endsAt: now + timer.heldMs, heldMs: 0 } : timer
}

/** More time from now on, also for one that has rung. */
export function lengthenedTimer(timer: KitchenTimer, seconds: number, now: number): KitchenTimer {
  const more = seconds * 1000
  return timer.endsAt === null
    ? { ...timer, heldMs: timer.heldMs + more }
    : { ...timer, endsAt: Math.max(timer.endsAt, now) + more }
}

/** "4:05", "1:02:09"; a second that has begun still counts. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
