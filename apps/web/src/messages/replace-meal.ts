import type { ReplaceGroup } from '@pennyplate/contract/ai/replace'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { slotNameOfOne } from './meal-slots.ts'

type Along = Readonly<{ at: SlotAddress; was: string; meal: { readonly name: string } }>

/** "Scrambled eggs instead of Tuna melt for Thursday lunch". */
export function alongSaid({ at, was, meal }: Along): string {
  return `${meal.name} instead of ${was} for ${DAY_NAMES[at.day]} ${slotNameOfOne[at.slot].toLowerCase()}`
}

/** Another dish for a meal: suggestions in groups, and a search over every recipe. */
export const replaceMessages = {
  views: 'Where to look',
  suggestions: 'Suggestions',
  search: 'All recipes',
  groups: {
    best: 'Fits your week best',
    pair: 'Keeps your budget, with one other meal changed',
    cheaper: 'Cheaper',
    quicker: 'Quicker',
    open: 'Uses what you have or buy anyway',
    familiar: 'Familiar favorites',
    new: 'Something new',
  } satisfies Readonly<Record<ReplaceGroup, string>>,
  /** Said of both changes before they are taken. */
  andAlong: (along: string) => `And ${along}.`,
  takeBoth: (meal: string, along: string) => `Take it: ${meal}, and ${along}`,
  takenWith: (before: string | undefined, after: string, along: string) =>
    `${after}${before === undefined ? ' added' : ` instead of ${before}`}, and ${along}.`,
  bill: (was: number | null, deltaCents: number, format: (cents: number) => string) => {
    if (was === null) return undefined
    return deltaCents === 0
      ? `The bill stays at ${format(was)}.`
      : `The bill comes to ${format(was + deltaCents)}.`
  },
  noneKeepsBudget: (canChangeAnother: boolean, closest: string, adds: string, left: string | undefined) => {
    const tried = canChangeAnother
      ? 'None of these keeps your budget, not even with one other meal changed.'
      : 'None of these keeps your budget, and every other meal is over, cooked, bought, or one you chose.'
    return `${tried} ${closest} comes closest: it adds ${adds}, and ${left ?? 'nothing'} of your budget is left.`
  },
  allShown: 'You have seen everything that suits this meal. Search all recipes to look further.',
  unreachable:
    'Suggestions need a connection. Recipes that were looked at before can be searched without one, under All recipes.',
  working: 'Working out what each changes in your week...',
  billUnknown: 'What they change at checkout cannot be worked out now. You can take one all the same.',
  othersChange:
    'Other meals of this week do not suit your household yet. With any change, those that can be made another way are, and the bill counts them so.',
  listFollows: 'With any change the list is brought up to date for your household as it is now.',
  byMore: 'So it may change by more than the figures here.',
  byMoreThan: (delta: string) => `That is ${delta}, beside the figures here.`,
  notAsked: 'The bill follows once it is in your week.',
} as const
