import { WISH_NUTRIENTS } from '@pennyplate/domain/diet/health-wishes'
import { DISH_MEALS, type DishMeal } from '@pennyplate/domain/recipe/recipe'
import { possibleLeftovers } from '../problem/leftover-weeks.ts'
import {
  type MostLeftovers,
  openSlots,
  type PlannedCooking,
  type Problem,
  plannedDays,
  SPENT_SHARE_AT_LEAST,
} from '../problem/problem.ts'
import { NOTHING_BESIDE } from '../problem/side-recipes.ts'
import { withLeftovers } from '../problem/week-layout.ts'
import { plateDollars } from '../score/plate-dollars.ts'
import { MAX_GROUPS } from '../score/variety-groups.ts'
import { BAND_FIELDS, type Compiled, compile } from '../search/compile.ts'
import { LinearModel } from './linear-model.ts'

const N = WISH_NUTRIENTS.length

/**
 * A linear relaxation of the week: its optimum is a lower bound on the score of every plan within the budget. It keeps how
 * often each recipe is cooked for each place, not on which day; averaging over days never raises the nutrition cost. Of
 * plates it keeps only how many lack a side they want, not which side stands beside which dish.
 */
export function relaxedWeek(problem: Problem, whole: 'relaxed' | 'integer' = 'relaxed'): LinearModel {
  const c = compileForAnySlots(problem)
  const model = new LinearModel()
  const uses: Use[] = []
  const bought = new Set<number>()

  for (const { place, portions, cookings, first } of classesOf(c)) {
    const { meal, beside } = first
    const row: [number, string][] = []
    for (const recipe of c.fitting[place] ?? []) {
      const dishCap = Math.min(problem.caps[meal], c.dishCap[recipe] ?? 0)
      const cap = beside ? (c.sideCap[recipe] ?? 0) : dishCap
      const dish = c.dishOf[recipe] ?? recipe
      const name = `y_${place}_${portions}_${recipe}`
      const fixed = Math.min(
        ...cookings.map((cooking) => c.fixed[(c.kindOf[cooking] ?? 0) * c.recipes + recipe] ?? 0),
      )
      model.cost(name, fixed + (c.repeatDollars[recipe] ?? 0))
      if (whole === 'integer') model.integer(name)
      model.atMost(
        [
          [1, name],
          [-Math.min(cap, cookings.length), `z_${dish}`],
        ],
        0,
      )
      uses.push({
        recipe,
        name,
        place,
        portions,
        meal: DISH_MEALS.indexOf(meal),
        eaten: first.eaten,
      })
      row.push([1, name])
    }
    if (beside || !problem.leftovers) model.equal(row, cookings.length)
    else if (first.eaten.length > 1) model.atMost(row, mostAgain(problem.leftovers, first))
  }
  if (problem.leftovers) fillSlots(model, c, uses)

  const needs: [number, string][][] = problem.foods.map(() => [])
  for (const [dish, own] of Map.groupBy(uses, ({ recipe }) => c.dishOf[recipe] ?? recipe)) {
    const z = `z_${dish}`
    model.cost(z, (c.setupDollars[dish] ?? 0) - (c.repeatDollars[dish] ?? 0))
    model.upTo(z, 1, whole === 'integer')
    model.atMost([[1, z], ...own.map(({ name }): [number, string] => [-1, name])], 0)
  }
  for (const [recipe, own] of Map.groupBy(uses, (use) => use.recipe)) {
    const dish = c.dishOf[recipe] ?? recipe
    for (let at = c.needStart[recipe] ?? 0; at < (c.needStart[recipe + 1] ?? 0); at++) {
      const food = c.needFood[at] ?? 0
      const dg = c.needDg[at] ?? 0
      for (const { name, portions } of own) needs[food]?.push([dg * portions, name])
      const packages = problem.foods[food]?.packages.length ?? 0
      // A recipe that is cooked at all needs a package, however little of it the average needs.
      // Amounts of a side need the same foods; the first amount is the smallest.
      if (recipe !== dish || dg <= (c.stockDg[food] ?? 0) || packages === 0) continue
      const opened = Array.from({ length: packages }, (_, size): [number, string] => [
        -1,
        `b_${food}_${size}`,
      ])
      model.atMost([[1, `z_${dish}`], ...opened], 0)
    }
  }
  for (const [food, row] of needs.entries())
    if (row.length > 0 && addFood(model, c, food, row, whole)) bought.add(food)
  addNutrition(model, c, uses)
  addVariety(model, c, uses)
  addPlates(model, c, uses)
  addBudget(model, problem, bought)
  return model
}

interface Use {
  readonly recipe: number
  readonly name: string
  readonly place: number
  readonly portions: number
  /** Index into the meals; of a side, its meal's. */
  readonly meal: number
  readonly eaten: PlannedCooking['eaten']
}

/** Leftovers may be in any slots that the household may have them in, so the days they were found on are left open. */
function compileForAnySlots(problem: Problem): Compiled {
  if (!problem.leftovers) return compile(problem)
  const every = withLeftovers(problem, [])
  const again = possibleLeftovers(problem.leftovers, openSlots(problem)).flatMap((leftover) =>
    withLeftovers(every, [leftover]).cookings.filter(({ eaten, beside }) => !beside && eaten.length > 1),
  )
  const anywhere = every.cookings.map(withRemakes)
  const compiled = compile({ ...every, cookings: [...anywhere, ...again] })
  // These depend on how many main meals are cooked: most if there are no leftovers.
  return { ...compiled, groupMeals: compile(every).groupMeals }
}

/** Whether it is beside leftovers is left open, too. */
function withRemakes(cooking: PlannedCooking): PlannedCooking {
  const { meal, beside } = cooking
  if (!beside?.roles.includes('starch') || meal === 'breakfast') return cooking
  return { ...cooking, beside: { ...beside, again: true } }
}

function mostAgain({ lunches, dinners }: MostLeftovers, { eaten }: PlannedCooking): number {
  return eaten.at(-1)?.meal === 'lunch' ? lunches : dinners
}

/** Every slot has a dish that was cooked for it, or leftovers. */
function fillSlots(model: LinearModel, c: Compiled, uses: readonly Use[]): void {
  for (const meal of DISH_MEALS) {
    const slots = mainCookings(c).filter((one) => one.meal === meal && one.eaten.length === 1).length
    const row = uses.flatMap((use): [number, string][] => {
      const sittings = c.problem.recipes[use.recipe]?.side ? 0 : slotsAt(use, meal).length
      return sittings > 0 ? [[sittings, use.name]] : []
    })
    if (row.length > 0) model.equal(row, slots)
  }
}

function mainCookings({ problem }: Compiled): readonly PlannedCooking[] {
  return problem.cookings.filter(({ beside }) => !beside)
}

function slotsAt({ eaten }: Pick<PlannedCooking, 'eaten'>, meal: DishMeal) {
  return eaten.filter((slot) => slot.meal === meal)
}

/** Cookings of the same place and portions. */
function classesOf(c: Compiled) {
  return c.fitting.flatMap((_, place) =>
    [1, 2].flatMap((portions) => {
      const cookings = c.problem.cookings.flatMap((_, index) =>
        c.placeOf[index] === place && c.portions[index] === portions ? [index] : [],
      )
      const first = c.problem.cookings[cookings[0] ?? -1]
      return first ? [{ place, portions, cookings, first }] : []
    }),
  )
}

/**
 * What plates without a side cost at least: of the dishes that pay a price for an empty place, as many are left without as
 * there are more of them than sides. One row for each price, so that the cheapest are left without first.
 */
function addPlates(model: LinearModel, c: Compiled, uses: readonly Use[]): void {
  const { recipes } = c.problem
  const classes = classesOf(c).filter(({ first }) => first.beside)
  for (const alike of Map.groupBy(
    classes,
    ({ first }) => `${first.meal} ${first.beside?.roles.join()}`,
  ).values()) {
    const [one] = alike
    if (!one?.first.beside) continue
    const { place, portions } = one
    const { again: _, ...beside } = one.first.beside
    // Beside leftovers or not: the price is that of any meal.
    const first = { ...one.first, beside }
    const places = alike.map((each) => each.place)
    const sides = uses.filter((use) => places.includes(use.place) && recipes[use.recipe]?.side?.role !== null)
    const mains = uses.flatMap(({ recipe, name, eaten }) => {
      const dish = recipes[recipe]
      const sittings = slotsAt({ eaten }, first.meal).length
      if (!dish || dish.side || sittings === 0) return []
      return [{ name, sittings, dollars: plateDollars(dish, NOTHING_BESIDE, first) }]
    })
    const prices = [...new Set(mains.map(({ dollars }) => dollars))].sort((a, b) => a - b)
    for (const [at, price] of prices.entries()) {
      const more = price - (prices[at - 1] ?? 0)
      if (more === 0) continue
      const without = `w_${place}_${portions}_${at}`
      model.cost(without, c.weights.plate * c.eq * portions * more)
      model.atMost(
        [
          ...mains.flatMap(({ name, sittings, dollars }): [number, string][] =>
            dollars >= price ? [[sittings, name]] : [],
          ),
          ...sides.map(({ name }): [number, string] => [-1, name]),
          [-1, without],
        ],
        0,
      )
    }
  }
}

function addFood(
  model: LinearModel,
  c: Compiled,
  food: number,
  needs: readonly [number, string][],
  whole: 'relaxed' | 'integer',
): boolean {
  const { packages } = c.problem.foods[food] ?? { packages: [] }
  const stock = c.stockDg[food] ?? 0
  const minus = needs.map(([dg, name]): [number, string] => [-dg, name])
  const expiring = c.expiringDg[food] ?? 0
  if (expiring > 0 && (c.spoilPerDg[food] ?? 0) > 0) {
    model.cost(`e_${food}`, c.spoilPerDg[food] ?? 0)
    model.atLeast([...needs, [1, `e_${food}`]], expiring)
  }
  if (packages.length === 0) return false
  const opened = packages.map((pack, size): [number, string] => {
    const name = `b_${food}_${size}`
    model.cost(name, (c.payPerCent[food] ?? 0) * pack.priceCents)
    if (whole === 'integer') model.integer(name)
    return [pack.edibleG * 10, name]
  })
  model.atLeast([...opened, ...minus], -stock)
  if ((c.usePerDg[food] ?? 0) > 0) {
    model.cost(`v_${food}`, c.usePerDg[food] ?? 0)
    model.atLeast([[1, `v_${food}`], ...minus], -stock)
  }
  return true
}

function addNutrition(model: LinearModel, c: Compiled, uses: readonly Use[]): void {
  const days = plannedDays(c.problem).size
  for (let n = 0; n < N; n++) {
    const row = uses.map(({ recipe, name, portions }): [number, string] => [
      (c.nutrition[recipe * N + n] ?? 0) * portions,
      name,
    ])
    const [from = 0, under = 0, to = 0, over = 0, floor = 0, floorCost = 0] = c.bands.subarray(
      n * BAND_FIELDS,
      (n + 1) * BAND_FIELDS,
    )
    if (under > 0) {
      model.cost(`u_${n}`, under)
      model.atLeast([...row, [1, `u_${n}`]], from * days)
    }
    if (over > 0 && to < Number.POSITIVE_INFINITY) {
      model.cost(`o_${n}`, over)
      model.atMost([...row, [-1, `o_${n}`]], to * days)
    }
    if (floorCost > 0) {
      model.cost(`f_${n}`, floorCost)
      model.atLeast([...row, [1, `f_${n}`]], floor * days)
    }
  }
}

function addVariety(model: LinearModel, c: Compiled, uses: readonly Use[]): void {
  const dinners = new Set(mainCookings(c).flatMap((one) => slotsAt(one, 'dinner').map(({ day }) => day))).size
  const sum = (some: readonly Use[], by: number) => some.map(({ name }): [number, string] => [by, name])
  if (c.weights.sameProteinNextDay > 0) {
    const alike = Map.groupBy(
      uses.filter(({ meal }) => DISH_MEALS[meal] === 'dinner'),
      ({ recipe }) => c.protein[recipe] ?? -1,
    )
    for (const [protein, some] of alike) {
      if (protein < 0) continue
      // Of seven dinners, at most four with one protein can avoid consecutive days.
      model.cost(`a_${protein}`, c.weights.sameProteinNextDay * c.eq)
      model.atMost([...sum(some, 2), [-1, `a_${protein}`]], dinners + 1)
    }
  }
  for (const [group, dollars] of c.groupDollars.entries()) {
    const some = uses.filter(({ meal, recipe }) => {
      const from = (meal * c.recipes + recipe) * MAX_GROUPS
      return c.groupOf.subarray(from, from + MAX_GROUPS).includes(group)
    })
    if (dollars === 0 || some.length === 0) continue
    model.cost(`c_${group}`, dollars)
    model.atMost([...sum(some, 1), [-1, `c_${group}`]], c.groupMeals[group] ?? 0)
  }
}

function addBudget(model: LinearModel, problem: Problem, bought: ReadonlySet<number>): void {
  if (problem.budgetCents === null) return
  const row = [...bought].flatMap((food) =>
    (problem.foods[food]?.packages ?? []).map(({ priceCents }, size): [number, string] => [
      priceCents,
      `b_${food}_${size}`,
    ]),
  )
  if (row.length === 0) return
  model.atMost(row, problem.budgetCents)
  if (!problem.spendsWholeBudget) return
  model.cost('unspent', problem.weights.budget / 100)
  model.atLeast([...row, [1, 'unspent']], SPENT_SHARE_AT_LEAST * problem.budgetCents)
}
