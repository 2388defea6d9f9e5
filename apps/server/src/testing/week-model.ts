/**
 * What commands do to meals in slots, as simply as it can be said and without any code of the product: tests replay what a
 * server did on it.
 */

export type ModelMeal = Readonly<Record<string, unknown>> & { readonly name: string }
export type Slot = { readonly week?: string; readonly day: number; readonly mealType: string }
export type ModelCommand =
  | { readonly type: 'take' | 'put'; readonly plan: ModelPlan }
  | { readonly type: 'replace'; readonly at: Slot; readonly meal: ModelMeal }
  | { readonly type: 'replan'; readonly week?: string; readonly meals: readonly Replanned[] }
  | { readonly type: 'skip' | 'eatOut' | 'lock'; readonly at: Slot }
  | { readonly type: 'setPlace'; readonly at: Slot; readonly place: 'school' }
  | { readonly type: 'setServings'; readonly at: Slot; readonly people: number | null }
  | { readonly type: 'move' | 'copy'; readonly from: Slot; readonly to: Slot }
  | { readonly type: 'accept' | 'reopen' | 'delete' | 'price' }
  | { readonly type: 'buy'; readonly items: readonly { readonly id: string }[] }
  | { readonly type: 'cook'; readonly at: Slot; readonly taken: readonly never[] }
  | { readonly type: 'reuse'; readonly from: string; readonly week: string }
  | { readonly type: 'show'; readonly week: string }
  | { readonly type: 'undo'; readonly of: string }
type Replanned = { readonly at: Slot; readonly was: string | null; readonly meal: ModelMeal }
type ModelPlan = {
  readonly weekStartDate: string
  readonly days: readonly { readonly meals: Readonly<Record<string, ModelMeal>> }[]
}

type Meals = Map<string, ModelMeal>
type Week = { meals: Meals | null; hasList: boolean; isBought: boolean; accepted: Meals | null }
/** A changed slot, for undo. */
type Trace = {
  readonly week: string
  readonly slot: string
  readonly was: ModelMeal
  readonly became: ModelMeal
}

const SKIPPED = { name: 'Skipped', place: 'skip', estimatedCost: 0 }
const AT_SCHOOL = { name: 'School or work lunch', place: 'school', estimatedCost: 0 }
const EATEN_OUT = { name: 'Eating out', place: 'out', estimatedCost: 0 }

const slotOf = ({ day, mealType }: Slot) => `${day} ${mealType}`

/** As many as the server can undo. */
const UNDOS_KEPT = 20

export class WeekModel {
  /** The week planned last, and what a device shows instead. */
  private planned: string | null = null
  private readonly shown = new Map<string, string>()
  private device = ''
  pantry: string[] = []
  cooked: string[] = []
  /** By week and slot, wherever the meal was moved since. */
  private readonly cookings: { name: string; week: string | null; slot: string }[] = []
  private readonly weeks = new Map<string, Week>()
  private readonly traces = new Map<string, Trace>()
  private readonly keys: string[] = []

  private readonly devices: readonly string[]

  constructor(devices: readonly string[]) {
    this.devices = devices
  }

  /** Undefined if it was done, else why not. */
  apply(key: string, command: ModelCommand, device: string): string | undefined {
    this.device = device
    const fault = this.act(key, command)
    if (fault !== undefined) return fault
    this.keys.push(key)
    const oldest = this.keys.at(-UNDOS_KEPT - 1)
    if (oldest !== undefined) this.traces.delete(oldest)
    return undefined
  }

  private get current(): string | null {
    return this.shownTo(this.device)
  }

  private shownTo(device: string): string | null {
    return this.shown.get(device) ?? this.planned
  }

  /** The plans by week, as sorted pairs of slot and meal, and what each device shows. */
  state() {
    const planned = [...this.weeks].flatMap(([weekStart, { meals, hasList }]) =>
      meals ? [[weekStart, { meals: pairsOf(meals), hasList }] as const] : [],
    )
    return { shown: this.devices.map((device) => this.shownTo(device)), weeks: Object.fromEntries(planned) }
  }

  private act(key: string, command: ModelCommand): string | undefined {
    switch (command.type) {
      case 'take':
      case 'put':
        return this.start(command.plan.weekStartDate, mealsIn(command.plan))
      case 'reuse': {
        const { accepted, meals } = this.weekAt(command.from)
        const source = (command.from === this.current ? meals : accepted) ?? meals
        return source ? this.start(command.week, new Map(source)) : 'no_such_week'
      }
      case 'show':
        if (!this.weekAt(command.week).meals) return 'no_such_week'
        if (command.week !== this.current) this.shown.set(this.device, command.week)
        return undefined
      case 'replace':
        return this.change(key, command.at, 'no_such_slot', ({ name }) =>
          name === command.meal.name ? 'same_meal' : command.meal,
        )
      case 'replan':
        return this.replan(command.week ?? this.current, command.meals)
      case 'skip':
        return this.change(key, command.at, 'no_such_meal', () => SKIPPED)
      case 'eatOut':
        return this.change(key, command.at, 'no_such_meal', () => EATEN_OUT)
      case 'setPlace':
        return this.change(key, command.at, 'no_such_meal', () => AT_SCHOOL)
      case 'setServings':
        return this.change(key, command.at, 'no_such_meal', ({ people: _, ...meal }) =>
          command.people === null ? meal : { ...meal, people: command.people },
        )
      case 'lock':
        return this.meet(command.at, (week, { isLocked: _, ...meal }) =>
          this.set(week, slotOf(command.at), { ...meal, isLocked: true }),
        )
      case 'cook':
        return this.meet(command.at, (_, { name }) => {
          this.cooked.push(name)
          const week = command.at.week ?? this.current
          this.cookings.push({ name, week, slot: slotOf(command.at) })
        })
      case 'move':
        return this.move(command.from, command.to)
      case 'copy':
        return this.copy(command.from, command.to)
      case 'undo':
        return this.undo(command.of)
      default:
        return this.shop(command)
    }
  }

  private weekAt(start: string | null | undefined): Week {
    const week = this.weeks.get(start ?? '') ?? {
      meals: null,
      hasList: false,
      isBought: false,
      accepted: null,
    }
    if (start) this.weeks.set(start, week)
    return week
  }

  /** Other devices keep the week they show, if it has a plan. */
  private bringOnScreen(weekStart: string): void {
    if (weekStart === this.current) return
    for (const device of this.devices) {
      const kept = this.shownTo(device)
      if (device !== this.device && this.weekAt(kept).meals && kept) this.shown.set(device, kept)
      else this.shown.delete(device)
    }
    this.planned = weekStart
  }

  private start(weekStart: string, meals: Meals): undefined {
    this.bringOnScreen(weekStart)
    Object.assign(this.weekAt(weekStart), { meals, hasList: false, isBought: false })
  }

  private set(week: Week, slot: string, meal: ModelMeal | undefined): undefined {
    if (meal) week.meals?.set(slot, meal)
    else week.meals?.delete(slot)
    return this.follow(week)
  }

  /** The saved plan of an accepted week is the one it has now. */
  private follow(week: Week): undefined {
    if (week.accepted && (week.hasList || week.isBought)) week.accepted = new Map(week.meals)
  }

  private change(
    key: string,
    at: Slot,
    missing: string,
    to: (meal: ModelMeal) => ModelMeal | string,
  ): string | undefined {
    const start = at.week ?? this.current
    const week = this.weekAt(start)
    if (!week.meals) return 'no_plan'
    const was = week.meals.get(slotOf(at))
    if (!was) return missing
    const became = to(was)
    if (typeof became === 'string') return became
    this.traces.set(key, { week: start ?? '', slot: slotOf(at), was, became })
    return this.set(week, slotOf(at), became)
  }

  private meet(at: Slot, act: (week: Week, meal: ModelMeal) => unknown): string | undefined {
    const week = this.weekAt(at.week ?? this.current)
    if (!week.meals) return 'no_plan'
    const meal = week.meals.get(slotOf(at))
    if (!meal) return 'no_such_meal'
    act(week, meal)
    return undefined
  }

  /** Where the meal is still the one it was, and nobody keeps or cooked it. */
  private replan(start: string | null, meals: readonly Replanned[]): string | undefined {
    const week = this.weekAt(start)
    if (!week.meals) return 'no_plan'
    const isCooked = (slot: string, name: string | null) =>
      this.cookings.some((one) => one.week === start && one.slot === slot && one.name === name)
    const open = meals.filter(({ at, was }) => {
      const there = week.meals?.get(slotOf(at))
      return (there?.name ?? null) === was && !there?.isLocked && !isCooked(slotOf(at), was)
    })
    for (const { at, meal } of open) {
      const people = week.meals.get(slotOf(at))?.people
      this.set(week, slotOf(at), people === undefined ? meal : { ...meal, people })
    }
    return open.length > 0 ? undefined : 'changed_since'
  }

  private undo(of: string): string | undefined {
    const trace = this.traces.get(of)
    if (!trace) return 'nothing_to_undo'
    this.traces.delete(of)
    const week = this.weekAt(trace.week)
    const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
    // Somebody may have changed it since, or it was the same before.
    const isToRestore = isSame(week.meals?.get(trace.slot), trace.became) && !isSame(trace.was, trace.became)
    return isToRestore ? this.set(week, trace.slot, trace.was) : undefined
  }

  private move(from: Slot, to: Slot): string | undefined {
    const source = this.weekAt(from.week ?? this.current)
    const target = this.weekAt(to.week ?? from.week ?? this.current)
    if (!source.meals || !target.meals) return 'no_plan'
    const meal = source.meals?.get(slotOf(from))
    if (!meal) return 'no_such_meal'
    const there = target.meals?.get(slotOf(to))
    const [here, away] = [
      { week: from.week ?? this.current, slot: slotOf(from) },
      { week: to.week ?? from.week ?? this.current, slot: slotOf(to) },
    ]
    const cookedAt = ({ week, slot }: typeof here, name: string | undefined) =>
      this.cookings.filter((one) => one.week === week && one.slot === slot && one.name === name)
    const moved = cookedAt(here, meal.name)
    const swapped = cookedAt(away, there?.name)
    for (const one of swapped) Object.assign(one, here)
    for (const one of moved) Object.assign(one, away)
    this.set(source, slotOf(from), there)
    return this.set(target, slotOf(to), meal)
  }

  /** Of another week, the meals as they were accepted. */
  private copy(from: Slot, to: Slot): string | undefined {
    const target = this.weekAt(to.week ?? this.current)
    if (!target.meals) return 'no_plan'
    const start = from.week ?? this.current
    const { meals, accepted } = this.weekAt(start)
    const meal = (start === this.current ? meals : (accepted ?? meals))?.get(slotOf(from))
    return meal ? this.set(target, slotOf(to), meal) : 'no_such_meal'
  }

  private shop(command: Extract<ModelCommand, { type: 'accept' | 'reopen' | 'delete' | 'price' | 'buy' }>) {
    const week = this.weekAt(this.current)
    if (!week.meals) return 'no_plan'
    const isAccepted = week.hasList || week.isBought
    if (command.type === 'accept') {
      if (isAccepted) return 'already_accepted'
      Object.assign(week, { hasList: true, accepted: new Map(week.meals) })
    } else if (command.type === 'reopen') {
      if (!isAccepted) return 'no_shopping_list'
      Object.assign(week, { hasList: false, isBought: false })
    } else if (command.type === 'buy') {
      if (!week.hasList) return 'no_shopping_list'
      Object.assign(week, { hasList: false, isBought: true })
      this.pantry.push(...command.items.map(({ id }) => id))
    } else if (command.type === 'delete')
      Object.assign(week, { meals: null, hasList: false, isBought: false })
    return undefined
  }
}

export function mealsIn({ days }: Pick<ModelPlan, 'days'>): Meals {
  return new Map(
    days.flatMap(({ meals }, day) =>
      Object.entries(meals).flatMap(([slot, meal]): [string, ModelMeal][] =>
        meal ? [[`${day} ${slot}`, meal]] : [],
      ),
    ),
  )
}

export function pairsOf(meals: Meals): [string, ModelMeal][] {
  return [...meals].sort(([a], [b]) => (a < b ? -1 : 1))
}
