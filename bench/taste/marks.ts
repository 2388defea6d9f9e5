import { healthyEatingIndex } from '@pennyplate/domain/food/healthy-eating-index'
import { percentile } from '../row.ts'
import { mean, type WeekFigures } from './measure.ts'

export interface Mark {
  readonly figure: string
  readonly mark: string
  readonly found: string
  /** Null where nothing can be said yet. */
  readonly isMet: boolean | null
}

const TIGHT = 0.65
/** Of households whose budget or limits leave no room for a side. */
const THIN_AT_MOST = 0.02
const MEALS_A_WEEK = 21

/** The marks that planned weeks are held to. */
export function marksOf(weeks: readonly WeekFigures[], refused: number): Mark[] {
  const free = weeks.filter(({ hasDiet }) => !hasDiet)
  const onDiet = weeks.filter(({ hasDiet }) => hasDiet)
  const usual = weeks.filter(({ isMealPrep }) => !isMealPrep)
  const asked = weeks.flatMap(({ asked: share }) => share ?? [])
  const thrifty = weeks.filter(({ budgetToThrifty }) => budgetToThrifty >= 0.995)
  const tight = weeks.filter(({ budgetToThrifty }) => budgetToThrifty < TIGHT)
  const indexes = free.flatMap(({ diet }) => (diet ? [healthyEatingIndex(diet)] : []))
  const healthy = free.flatMap(({ extraHealthy: diet }) => (diet ? [healthyEatingIndex(diet)] : []))
  const most = (of: (week: WeekFigures) => number) => Math.max(0, ...weeks.map(of))
  return [
    atLeast('mains rated 4 or 5, no diet', 0.85, mean(free.map(({ familiar }) => familiar)), percent),
    atLeast('mains rated 4 or 5, by the diet', 0.7, mean(onDiet.map(({ familiar }) => familiar)), percent),
    atMost('mains rated 1 or 2', 0, sum(weeks.map(({ unusual }) => unusual)), String),
    atLeast('asked cuisines, the lowest week', 0.6, Math.min(...asked), percent),
    atLeast('distinct dinners, the fewest', 5, fewest(usual, 'dinner'), String),
    atLeast('distinct lunches, the fewest', 4, fewest(usual, 'lunch'), String),
    atLeast('distinct breakfasts, the fewest', 3, fewest(usual, 'breakfast'), String),
    ...(['dinner', 'lunch', 'breakfast'] as const).map((meal) =>
      atLeast(
        `Weekly Meal Prep: distinct mains at ${meal}`,
        { dinner: 4, lunch: 3, breakfast: 2 }[meal],
        fewest(
          weeks.filter(({ isMealPrep }) => isMealPrep),
          meal,
        ),
        String,
      ),
    ),
    atMost(
      'one main at lunch and dinner, times',
      3,
      Math.max(0, ...usual.map(({ mostMain }) => mostMain)),
      String,
    ),
    atMost(
      'one breakfast, times',
      5,
      most(({ mostBreakfast }) => mostBreakfast),
      String,
    ),
    atMost('mains that children refuse', 0, sum(weeks.map(({ refusedByKids }) => refusedByKids)), String),
    atMost(
      `weekday breakfasts above 15 active minutes, of ${sum(weeks.map((week) => week.weekdayBreakfasts))}`,
      0,
      sum(weeks.map(({ slowBreakfasts }) => slowBreakfasts)),
      String,
    ),
    ...marksOfPlates(weeks, thrifty, tight),
    atLeast('days within 7 % of calories', 0.95, mean(weeks.map(({ nearDays }) => nearDays / 7)), percent),
    atLeast('Healthy Eating Index, no diet, median', 66, percentile(indexes, 0.5), tenths),
    atLeast('Healthy Eating Index, no diet, the lowest', 58, Math.min(...indexes), tenths),
    atLeast('Healthy Eating Index, Extra Healthy, median', 76, percentile(healthy, 0.5), tenths),
    atLeast(
      'suppers of seven dinners, the fewest',
      4,
      Math.min(...weeks.map(({ suppers }) => suppers)),
      String,
    ),
    atMost(
      'breakfasts, lunches and dinners of one kind',
      4,
      most(({ mostOfAKind }) => mostOfAKind),
      String,
    ),
    { figure: 'households refused', mark: '', found: String(refused), isMet: null },
  ]
}

/** What stands beside the dishes. */
function marksOfPlates(
  weeks: readonly WeekFigures[],
  thrifty: readonly WeekFigures[],
  tight: readonly WeekFigures[],
): Mark[] {
  return [
    atLeast('plates complete, or said, at Thrifty or above', 1, mean(thrifty.map(completeOrSaid)), percent),
    atLeast('plates complete, or said, at 60 % of it', 0.9, mean(tight.map(completeOrSaid)), percent),
    atLeast(
      'components at dinner',
      2.3,
      mean(weeks.map(({ dinnerComponents }) => dinnerComponents)),
      decimal,
    ),
    atMost('sides that their dish refuses', 0, sum(weeks.map(({ refusedSides }) => refusedSides)), String),
    atMost(
      'meals thin alone without a vegetable, of all',
      THIN_AT_MOST,
      sum(weeks.map(({ thinAlone }) => thinAlone)) / Math.max(1, MEALS_A_WEEK * weeks.length),
      percent,
    ),
    atLeast('fruit at breakfast and lunch', 0.5, mean(weeks.map(({ fruit }) => fruit)), percent),
    atLeast('vegetable at dinner', 0.7, mean(weeks.map(({ vegetable }) => vegetable)), percent),
    atLeast('produce g a person a day, Thrifty', 300, mean(thrifty.map((week) => week.produceG)), whole),
    atLeast('produce g a person a day, 60 % of it', 220, mean(tight.map((week) => week.produceG)), whole),
  ]
}

function fewest(weeks: readonly WeekFigures[], meal: 'breakfast' | 'lunch' | 'dinner'): number {
  // A week cooked once a day has a single fresh lunch.
  const counts = weeks.map(({ distinct }) => distinct[meal]).filter((count) => meal !== 'lunch' || count > 1)
  return Math.min(...counts)
}

function atLeast(figure: string, mark: number, found: number, text: (figure: number) => string): Mark {
  return { figure, mark: `>= ${text(mark)}`, found: text(found), isMet: found >= mark }
}

function atMost(figure: string, mark: number, found: number, text: (figure: number) => string): Mark {
  return { figure, mark: `<= ${text(mark)}`, found: text(found), isMet: found <= mark }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function decimal(figure: number): string {
  return figure.toFixed(2)
}

function tenths(figure: number): string {
  return figure.toFixed(1)
}

function whole(figure: number): string {
  return figure.toFixed(0)
}

/** A plate without what its main wants counts as complete where the household is told so. */
function completeOrSaid({ complete, concessions }: WeekFigures): number {
  return concessions.includes('plates-incomplete') ? 1 : complete
}
