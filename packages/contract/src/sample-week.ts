import * as z from 'zod/mini'
import { dayDocument, mealDocument } from './documents/meal-plan.ts'
import { text } from './documents/parts.ts'

const cents = z.int()

/** The week on the landing page: the build plans and prices it, and renders the page with it. */
export const sampleWeek = z.object({
  zipCode: text(5),
  adults: z.int(),
  cuisines: z.array(text(40)),
  budgetCents: cents,
  totalCents: cents,
  /** The oldest date among the prices. */
  pricesOf: text(40),
  days: z.array(dayDocument),
  /** The shopping list, aisle by aisle. */
  lines: z.array(
    z.object({
      name: text(200),
      packages: z.array(z.object({ count: z.int(), amountText: text(80) })),
      priceCents: cents,
    }),
  ),
  /** A dinner, what could be in its place, and how much cheaper the week would be. */
  swap: z.object({ from: mealDocument, to: mealDocument, savesCents: cents }),
})

export type SampleWeek = z.infer<typeof sampleWeek>
