import type { FoodId } from '@pennyplate/domain/food/food'
import data from '../../data/low-sodium.json' with { type: 'json' }

/** Seasonings any dish can leave out. */
export const SALT_TO_LEAVE_OUT: ReadonlySet<FoodId> = new Set(data.leaveOut)

/** Foods with a lower-sodium version, and that version. */
export const LESS_SALTY: ReadonlyMap<FoodId, FoodId> = new Map(Object.entries(data.insteadOf))

/** Foods that people who watch their salt do not buy: cured, pickled, breaded, boxed and frozen ones that are sold seasoned. */
export const KNOWN_SALTY: ReadonlySet<FoodId> = new Set(data.knownSalty)
