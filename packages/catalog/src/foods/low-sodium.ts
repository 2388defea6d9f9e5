import type { FoodId } from '@pennyplate/domain/food/food'
import data from '../../data/low-sodium.json' with { type: 'json' }

/** Seasoning that any dish can do without. */
export const SALT_TO_LEAVE_OUT: ReadonlySet<FoodId> = new Set(data.leaveOut)

/** Foods that are sold with less salt too, and what they are then. */
export const LESS_SALTY: ReadonlyMap<FoodId, FoodId> = new Map(Object.entries(data.insteadOf))
