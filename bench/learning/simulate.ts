import { addDays } from '@pennyplate/domain/calendar-day'
import { type DishEvent, learnTaste } from '@pennyplate/domain/taste/learn-taste'
import { type Random, seededRandom } from '@pennyplate/planner/search/random'
import { EATEN_FROM, hiddenTaste, normal } from './hidden-taste.ts'
import { LIBRARY, MEALS, type RatedDish, type SimulatedMeal, traitsOf } from './library.ts'

export const WEEKS = 6
export const POLICIES = ['not learning', 'learning', 'knowing'] as const
export type Policy = (typeof POLICIES)[number]

const FIRST_WEEK = '2026-11-22'
/** Repeats are no sign of taste: a dish of a week ago comes back later, and a breakfast may come twice. */
const STALE_STARS = [1.5, 1, 0.5]
const TIMES_A_WEEK: Readonly<Record<SimulatedMeal, number>> = { breakfast: 2, lunch: 1, dinner: 1 }
/** Price, season and targets move dishes in a real week. */
const OTHER_REASONS_STARS = 0.3
const OFFERS = 5
const COOKED_SHARE = 0.6
/** Some meals are skipped for reasons that have nothing to do with the dish. */
const SKIPPED_SHARE = 0.05

/** The share of meals the household kept in each week. */
export function simulate(seed: number, policy: Policy): number[] {
  const random = seededRandom(seed)
  const opinionOf = hiddenTaste(seededRandom(seed + 1_000_000))
  const events: DishEvent[] = []
  const eaten: ReadonlySet<string>[] = []
  return Array.from({ length: WEEKS }, (_, week) => {
    const weekStart = addDays(FIRST_WEEK, 7 * week)
    const taste = learnTaste({ events, corrections: [], traitsOf, today: weekStart })
    const ratingOf = (dish: RatedDish) => {
      if (policy === 'knowing') return opinionOf(dish)
      return dish.stars + (policy === 'learning' ? taste.starsOf(dish.id) : 0)
    }
    const planned = new Map<string, number>()
    const staleness = ({ id }: RatedDish) =>
      eaten.reduce((most, dishes, ago) => Math.max(most, dishes.has(id) ? (STALE_STARS[ago] ?? 0) : 0), 0)
    const offer = (meal: SimulatedMeal, count: number) =>
      best(
        LIBRARY[meal].filter(({ id }) => (planned.get(id) ?? 0) < TIMES_A_WEEK[meal]),
        (dish) => ratingOf(dish) - staleness(dish) + OTHER_REASONS_STARS * normal(random),
        count,
      )
    let kept = 0
    for (let day = 0; day < 7; day++)
      for (const meal of MEALS) {
        const [dish] = offer(meal, 1)
        if (!dish) continue
        const at = `${addDays(weekStart, day)}T12:00:00.000Z`
        const tell = (kind: DishEvent['kind'], of: RatedDish) =>
          events.push({ dish: of.id, kind, familiarity: of.stars, weekStart, at })
        planned.set(dish.id, (planned.get(dish.id) ?? 0) + 1)
        if (opinionOf(dish) >= EATEN_FROM) {
          kept++
          eatIt(dish, tell, random)
          continue
        }
        const [instead] = best(offer(meal, OFFERS), opinionOf, 1)
        tell('replaced', dish)
        if (!instead || opinionOf(instead) < EATEN_FROM) continue
        tell('chosen', instead)
        planned.set(instead.id, (planned.get(instead.id) ?? 0) + 1)
        eatIt(instead, tell, random)
      }
    eaten.unshift(new Set(planned.keys()))
    return kept / (7 * MEALS.length)
  })
}

function eatIt(dish: RatedDish, tell: (kind: DishEvent['kind'], of: RatedDish) => void, random: Random) {
  tell('kept', dish)
  if (random.unit() < SKIPPED_SHARE) tell('skipped', dish)
  else if (random.unit() < COOKED_SHARE) tell('cooked', dish)
}

function best(
  dishes: readonly RatedDish[],
  scoreOf: (dish: RatedDish) => number,
  count: number,
): RatedDish[] {
  const scored = dishes.map((dish) => ({ dish, score: scoreOf(dish) }))
  return scored
    .toSorted((a, b) => b.score - a.score || (a.dish.id < b.dish.id ? -1 : 1))
    .slice(0, count)
    .map(({ dish }) => dish)
}
