import { MEAL_SLOTS, type SlotAddress } from '@pennyplate/domain/week/meal-plan'

/** A slot of the week in the URL of its recipe: "2-dinner", "0-snacks-1". */
export function slotKey({ day, slot, index }: SlotAddress): string {
  return index === undefined ? `${day}-${slot}` : `${day}-${slot}-${index}`
}

export function readSlotKey(key: string | null): SlotAddress | undefined {
  const [, day, name, index] = /^([0-6])-([a-z]+)(?:-(\d{1,2}))?$/.exec(key ?? '') ?? []
  const slot = MEAL_SLOTS.find((known) => known === name)
  if (day === undefined || slot === undefined) return undefined
  return { day: Number(day), slot, ...(index === undefined ? {} : { index: Number(index) }) }
}
