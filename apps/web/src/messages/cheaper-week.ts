/** A week that costs clearly less than the present one. */
export const cheaperWeekMessages = {
  offer: (now: string, upTo: string) => `This week comes to ${now}. A cheaper one would be ${upTo} at most.`,
  plan: 'Plan a cheaper week',
  noneTitle: 'No week is that cheap',
  lessCheaper: (now: string) =>
    `We found no week that suits you for so much less. A slightly cheaper one than ${now} is possible.`,
  none: 'We found no week that suits you and costs clearly less than this one.',
  planFor: (upTo: string) => `Plan it for ${upTo} at most`,
  keep: 'Keep it as it is',
}
