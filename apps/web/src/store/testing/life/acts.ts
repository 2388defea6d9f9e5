import { KITCHEN_ACTS } from './acts/kitchen-acts.ts'
import { PEOPLE_ACTS } from './acts/people-acts.ts'
import { SHOP_ACTS } from './acts/shop-acts.ts'
import { WEEK_ACTS } from './acts/week-acts.ts'
import type { Act } from './life.ts'

/** What households do from day to day. A new kind of act is an entry in one of these lists. */
export const ACTS: readonly Act[] = [...WEEK_ACTS, ...PEOPLE_ACTS, ...SHOP_ACTS, ...KITCHEN_ACTS]
