import {
  type AnswerChange,
  answersToKeep,
  answersToRelax,
  type KeptAnswer,
  relaxAnswer,
  withoutAnswer,
} from '@pennyplate/domain/profile/relax-answer'
import type { Catalog } from '../catalog/catalog.ts'
import type { HouseholdProfile } from '../household/household-profile.ts'
import { type BuiltProblem, buildProblem, type PlanningRequest } from '../problem/build-problem.ts'
import { mealsWithoutRecipes } from '../problem/caps.ts'
import { withoutFloors } from '../score/nutrition-floors.ts'
import { chooseLeftovers } from './choose-leftovers.ts'
import { cheapestWay, type WayOut } from './find-ways-out.ts'
import type { PlanOptions } from './plan-run.ts'

/** The changed answers with which every meal has a dish. */
interface Opening {
  readonly change: AnswerChange
  readonly also?: AnswerChange
  readonly profile: HouseholdProfile
  readonly built: BuiltProblem
}

const OPENINGS = 4

/**
 * For a household with a meal that no dish fits: the answers to change, cheapest week first. One answer is enough where that
 * is possible, else two.
 */
export function findOpenings(request: PlanningRequest, catalog: Catalog, options: PlanOptions): WayOut[] {
  const single = openingsOf(request, catalog)
  const openings = single.length > 0 ? single : pairedOpenings(request, catalog)
  return openings
    .slice(0, OPENINGS)
    .filter(() => !options.signal?.aborted)
    .flatMap(({ change, also, profile, built }): WayOut[] => {
      const week = chooseLeftovers(built, profile, options)
      const floorless = { ...week, problem: withoutFloors(week.problem) }
      const attempt = { change, profile, from: null }
      const way =
        cheapestWay({ ...attempt, built: week }, options) ??
        cheapestWay({ ...attempt, built: floorless }, options)
      return way ? [{ ...way, ...(also ? { also } : {}) }] : []
    })
    .sort((a, b) => a.totalCents - b.totalCents)
}

/** The allergies, restrictions and diets that alone leave a meal without a dish. They are named, and never changed here. */
export function findKeptAnswers(request: PlanningRequest, catalog: Catalog): KeptAnswer[] {
  return answersToKeep(request.profile).filter(
    (answer) => built(withoutAnswer(request.profile, answer), request, catalog) !== null,
  )
}

function openingsOf(request: PlanningRequest, catalog: Catalog, first?: AnswerChange): Opening[] {
  const { profile } = request
  const start = first ? { ...profile, ...relaxAnswer(profile, first) } : profile
  return answersToRelax(start).flatMap((change) => {
    const after = { ...start, ...relaxAnswer(start, change) }
    const found = built(after, request, catalog)
    if (!found) return []
    return [first ? { change: first, also: change, ...found } : { change, ...found }]
  })
}

/** A pair is found from either of its answers, so each answer is only paired with those after it. */
function pairedOpenings(request: PlanningRequest, catalog: Catalog): Opening[] {
  const answers = answersToRelax(request.profile)
  const found: Opening[] = []
  for (const [at, first] of answers.entries()) {
    const earlier = answers.slice(0, at).map(keyOf)
    found.push(
      ...openingsOf(request, catalog, first).filter(({ also }) => also && !earlier.includes(keyOf(also))),
    )
    if (found.length >= OPENINGS) break
  }
  return found
}

function built(profile: HouseholdProfile, request: PlanningRequest, catalog: Catalog) {
  const rebuilt = buildProblem({ ...request, profile }, catalog)
  const isOpen = rebuilt.problem.cookings.length > 0 && mealsWithoutRecipes(rebuilt.problem).length === 0
  return isOpen ? { profile, built: rebuilt } : null
}

function keyOf(change: AnswerChange): string {
  return JSON.stringify(change)
}
