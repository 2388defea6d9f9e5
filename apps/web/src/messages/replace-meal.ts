import type { ReplaceGroup } from '@pennyplate/contract/ai/replace'

/** Another dish for a meal: suggestions in groups, and a search over every recipe. */
export const replaceMessages = {
  views: 'Where to look',
  suggestions: 'Suggestions',
  search: 'All recipes',
  groups: {
    best: 'Fits your week best',
    cheaper: 'Cheaper',
    quicker: 'Quicker',
    open: 'Uses what you have or buy anyway',
    familiar: 'Familiar favorites',
    new: 'Something new',
  } satisfies Readonly<Record<ReplaceGroup, string>>,
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
