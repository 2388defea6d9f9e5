import { orNull, readableOnes } from '@pennyplate/contract/lenient'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { readStored, storeJson } from '../../lib/browser-storage.ts'
import { randomId } from '../../store/random-id.ts'
import {
  type KitchenTimer,
  lengthenedTimer,
  pausedTimer,
  resumedTimer,
  startedTimer,
} from './kitchen-timers.ts'

/** The timers of this browser tab. They keep running on other pages of the app and through a reload. */

const STORAGE_KEY = 'pennyplate.kitchen-timers'
const TICK_MS = 250

const storedTimers = readableOnes(
  z.object({
    id: z.string(),
    label: z.string(),
    endsAt: orNull(z.number()),
    heldMs: z.catch(z.number(), 0),
  }),
)

/** `isCovered`: cook mode shows the timers, so the page below does not. */
type TimersNow = Readonly<{ timers: readonly KitchenTimer[]; now: number; isCovered: boolean }>

let current: TimersNow = {
  timers: readStored(STORAGE_KEY, storedTimers, 'tab') ?? [],
  now: Date.now(),
  isCovered: false,
}
let ticking: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function publish(timers: readonly KitchenTimer[], isCovered = current.isCovered): void {
  current = { timers, now: Date.now(), isCovered }
  for (const listener of listeners) listener()
}

function change(timers: readonly KitchenTimer[]): void {
  storeJson(STORAGE_KEY, timers, 'tab')
  publish(timers)
}

function changeOne(id: string, update: (timer: KitchenTimer, now: number) => KitchenTimer): void {
  const now = Date.now()
  change(current.timers.map((timer) => (timer.id === id ? update(timer, now) : timer)))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  ticking ??= setInterval(() => {
    if (current.timers.length > 0) publish(current.timers)
  }, TICK_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

export function useKitchenTimers(): TimersNow {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  )
}

export const kitchenTimers = {
  /** Returns a function that ends it. */
  cover(): () => void {
    publish(current.timers, true)
    return () => publish(current.timers, false)
  },
  start(label: string, seconds: number): void {
    change([...current.timers, startedTimer(randomId(), label, seconds, Date.now())])
  },
  pause: (id: string) => changeOne(id, pausedTimer),
  resume: (id: string) => changeOne(id, resumedTimer),
  lengthen: (id: string, seconds: number) =>
    changeOne(id, (timer, now) => lengthenedTimer(timer, seconds, now)),
  remove: (id: string) => change(current.timers.filter((timer) => timer.id !== id)),
}
