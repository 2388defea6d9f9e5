import * as z from 'zod/mini'

/** GET /api/household/storage: all that the household stores, and what it may. Full is a little less than that. */
export const householdStorageAnswer = z.object({
  usedBytes: z.number(),
  allowedBytes: z.number(),
  isFull: z.boolean(),
})

export type HouseholdStorage = z.infer<typeof householdStorageAnswer>
