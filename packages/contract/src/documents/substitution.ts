import type { Substitution } from '@pennyplate/domain/recipe/substitution'
import * as z from 'zod/mini'
import { text } from './parts.ts'

const food = z.object({ foodId: text(100), name: text(200) })

const substitution: z.ZodMiniType<Substitution> = z.extend(food, { insteadOf: food })

/** The foods a variant of a dish has in place of others. Its name may still say "with peanuts", which would alarm people with an allergy. */
export const madeWith = z.array(substitution).check(z.maxLength(40))
