import { parseArgs } from 'node:util'
import { RESTRICTION_NAMES } from '@pennyplate/catalog/foods/restriction-names'
import type { PlanDone, PlanFailed, PlannedWeek, PlanReport } from '@pennyplate/contract/ai/plan'
import { RESTRICTIONS } from '@pennyplate/domain/diet/diet-options'
import { formatCents } from '@pennyplate/domain/money'
import { optionIn } from '@pennyplate/domain/profile/profile-values'
import { readRestrictions } from '@pennyplate/domain/restrictions/read-restrictions'
import { saidQuantity } from '@pennyplate/domain/shopping/shopping-list-quantity'
import { provenOf } from '@pennyplate/planner/bound/week-bounds'
import type { HouseholdProfile } from '@pennyplate/planner/household/household-profile'
import { withBetterWeek } from '../engines/builtin/builtin-engine.ts'
import {
  buildPlanningContext,
  type PlanningContext,
  withoutMealPrep,
} from '../engines/tasks/context/planning-context.ts'
import { findDish } from '../engines/tasks/dish/find-dish.ts'
import { recipeOf } from '../engines/tasks/dish/write-recipe.ts'
import { listWithTips } from '../engines/tasks/list/build-shopping-list.ts'
import { type PlanHooks, planFor, type Solved } from '../engines/tasks/plan/plan-week.ts'
import { priceBetterOf } from '../engines/tasks/plan/price-better.ts'
import { type CommandResult, DONE, NO_PLAN_FITS, WRONG_USE } from './command.ts'
import { describePlanFailure } from './plan-failure-words.ts'
import { FileFault, readHouseholdFiles, readRecipeFile } from './plan-files.ts'
import { solveBounds } from './solve-bounds.ts'

const USAGE = `pennyplate plan --profile FILE [--pantry FILE] [--recipes FILE] [--seed N] [--today YYYY-MM-DD] [--json]
  Plans a week and prints it with its shopping list. Needs no server and no account.
  --recipes plans with these recipes only, beside our sides: a zip or an account that the app exported, or JSON as in packages/catalog/data/recipes.
  Exit code 0: planned. 2: the request or a file is wrong. 3: no week fits, or words of the profile are
  not understood; the answer says what would help.`

/** A stopped clock, so that the plan does not depend on the machine's speed. */
const STOPPED: PlanHooks = { signal: { aborted: false }, now: () => 0, onProgress: () => {} }

/** The same files, seed and day give the same plan. */
export async function planCommand(args: readonly string[], now: Date): Promise<CommandResult> {
  try {
    const options = readOptions(args)
    if (!options) return { exitCode: WRONG_USE, text: USAGE }
    const household = readHouseholdFiles(options.profile, options.pantry)
    const recipes = options.recipes === undefined ? undefined : readRecipeFile(options.recipes)
    const context = buildPlanningContext(
      recipes?.own ? { ...household, own: recipes.own } : household,
      options.today ?? now.toISOString().slice(0, 10),
      recipes?.catalog,
    )
    const { outcome, solved } = planFor(context, { seed: options.seed }, STOPPED)
    if (outcome.event === 'failed') {
      const { error, cheapestCents = null, ways = [], budgetCents, thriftyCents } = outcome.data
      if (outcome.data.questions) return askAgain(outcome.data.questions, options.json)
      const answer = {
        outcome: 'infeasible',
        error,
        budgetCents: budgetCents ?? Math.round(household.profile.weeklyBudget * 100),
        cheapestCents,
        thriftyPlanCents: thriftyCents ?? null,
        ways,
      }
      const lines = [
        describePlanFailure(outcome.data),
        ...ways.map(({ change, totalCents }) => `  ${change.code}: ${formatCents(totalCents)}`),
      ]
      return {
        exitCode: NO_PLAN_FITS,
        text: options.json ? JSON.stringify(answer, null, 2) : lines.join('\n'),
      }
    }
    const { plan, report } =
      solved && options.json ? await proven(outcome.data, solved, context, options.seed) : outcome.data
    const { shoppingList } = listWithTips(context, plan)
    const understood = understoodOf(household.profile)
    if (!options.json) {
      const week = describeWeek(plan, shoppingList, report)
      return { exitCode: DONE, text: [week, ...understood.map(sayUnderstood)].join('\n') }
    }
    const { boundCents } = report.certificates
    const gap = boundCents === null ? null : (report.totalCents - boundCents) / report.totalCents
    const answer = {
      outcome: 'planned',
      understood,
      plan,
      shoppingList,
      recipes: recipesOf(plan, context),
      report: { ...report, boundCents, gap },
    }
    return { exitCode: DONE, text: JSON.stringify(answer, null, 2) }
  } catch (error) {
    if (error instanceof FileFault) return { exitCode: WRONG_USE, text: error.message }
    throw error
  }
}

type Understood = Readonly<{ phrase: string; forbids: readonly string[] }>

/** What each phrase of the profile forbids, so that people see how a misspelled allergy was read. */
function understoodOf({ allergies, dietaryRestrictions }: HouseholdProfile): Understood[] {
  const said = [
    { texts: [allergies].flat(), field: 'allergies' },
    { texts: [dietaryRestrictions].flat(), field: 'restrictions' },
  ] as const
  const rules = said.flatMap(({ texts, field }) => {
    const own = texts.filter((text) => optionIn(text, RESTRICTIONS) === undefined)
    return readRestrictions([own.join(', ')], field, RESTRICTION_NAMES).rules
  })
  return [...Map.groupBy(rules, ({ phrase }) => phrase)].map(([phrase, found]) => ({
    phrase,
    forbids: [...new Set(found.map(({ name }) => name))],
  }))
}

function sayUnderstood({ phrase, forbids }: Understood): string {
  return `understood: ${phrase}: no ${forbids.join(', no ')}`
}

/** Lists the phrases that the profile file has to settle, under settledPhrases. */
function askAgain(questions: NonNullable<PlanFailed['questions']>, isJson: boolean): CommandResult {
  if (isJson)
    return {
      exitCode: NO_PLAN_FITS,
      text: JSON.stringify({ outcome: 'unsettled', error: 'unsettled', questions }, null, 2),
    }
  const lines = questions.flatMap(({ phrase, readings }) => [
    `  ${phrase}`,
    ...readings.map(({ name, as }) => `    ${name}: ${JSON.stringify({ phrase, as })}`),
    `    not checked: ${JSON.stringify({ phrase, as: 'note' })}`,
  ])
  return { exitCode: NO_PLAN_FITS, text: [describePlanFailure({ error: 'unsettled' }), ...lines].join('\n') }
}

/** Enough for any household, so that the result is the same on a slow machine. */
const PROOF_SECONDS = 60

async function proven(
  done: PlanDone,
  { problem, scoreDollars, plan, leftovers }: Solved,
  context: PlanningContext,
  seed: number,
): Promise<PlanDone> {
  const { concessions, certificates } = done.report
  const bounds = await solveBounds(problem, PROOF_SECONDS, () => performance.now())
  const better = priceBetterOf(context, { plan, leftovers, done: done.report, seed }, STOPPED)
  const bounded = { ...certificates, ...provenOf(bounds, { scoreDollars, concessions }) }
  return withBetterWeek({ ...done, report: { ...done.report, certificates: bounded } }, better)
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        profile: { type: 'string' },
        pantry: { type: 'string' },
        recipes: { type: 'string' },
        seed: { type: 'string', default: '1' },
        today: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    })
    const { profile, today } = values
    const isDay = today === undefined || !Number.isNaN(Date.parse(`${today}T00:00:00Z`))
    if (profile === undefined || !/^\d{1,9}$/.test(values.seed) || !isDay) return undefined
    return { ...values, profile, seed: Number(values.seed) }
  } catch {
    // Unknown options are answered with the usage text.
    return undefined
  }
}

function mealsOf({ days }: PlannedWeek) {
  return days.flatMap(({ meals: { breakfast, lunch, dinner, snacks } }) =>
    [breakfast, lunch, dinner, ...snacks].flatMap((meal) => meal ?? []),
  )
}

/** Recipes for one meal of the household, even if it preps for the week. */
function recipesOf(plan: PlannedWeek, context: PlanningContext) {
  const cookedOnce = withoutMealPrep(context)
  return Object.fromEntries(
    mealsOf(plan).flatMap((meal) => {
      const dish = findDish(meal, cookedOnce)
      return dish ? [[meal.name, recipeOf(dish, cookedOnce)]] : []
    }),
  )
}

/** The list buys what the sides need, so they are named where they are eaten. */
function describeMeal({ name, sides = [] }: ReturnType<typeof mealsOf>[number]): string[] {
  return [`  ${name}`, ...sides.map((side) => `    with ${side.name}`)]
}

function describeWeek(
  plan: PlannedWeek,
  list: ReturnType<typeof listWithTips>['shoppingList'],
  { totalCents, warnings }: PlanReport,
): string {
  const days = plan.days.map(({ day, meals: { breakfast, lunch, dinner, snacks } }) =>
    [day, ...[breakfast, lunch, dinner, ...snacks].flatMap((meal) => (meal ? describeMeal(meal) : []))].join(
      '\n',
    ),
  )
  const lines = list.sections.flatMap(({ category, items }) => [
    category,
    ...items.map(
      ({ name, quantity, unit, estimatedPrice = 0 }) =>
        `  ${formatCents(Math.round(estimatedPrice * 100)).padStart(8)}  ${name}, ${saidQuantity({ quantity, unit })}`,
    ),
  ])
  const notChecked = warnings.flatMap(({ code, words }) =>
    code === 'not-checked' || code === 'unresolved-words' ? words.map((word) => `not checked: ${word}`) : [],
  )
  return [...days, '', ...lines, '', `Total ${formatCents(totalCents)}`, ...notChecked].join('\n')
}
