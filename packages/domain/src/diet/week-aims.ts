/**
 * What a diet or a wish aims for over plates and weeks, where no single food and no figure of a day decides it. The words are here
 * alone: profile, report and docs/promises.md read them.
 */
export const WEEK_AIM_IDS = [
  'half-plate',
  'fish',
  'legumes',
  'red-meat',
  'fried',
  'vegetables',
  'olive-oil',
  'whole-grains',
  'sweets',
] as const
export type WeekAimId = (typeof WEEK_AIM_IDS)[number]

export interface WeekAim {
  readonly said: string
  /** `each` meal keeps it; at `least` or at `most` so many meals have it; it is a `share`. */
  readonly counts: 'each' | 'least' | 'most' | 'share'
}

/** A serving is half a cup cooked or a cup of raw leaves; half of a nine-inch plate holds about three of them. */
export const HALF_PLATE_CUPS = 1.5
/** One serving. */
export const VEGETABLES_CUPS = 0.5
/** Two tablespoons of legumes, cooked. */
export const LEGUMES_G = 30
/** Of the fat that is added, and of the ounces of grain. */
export const MAIN_SHARE = 0.5
export const MOST_SWEETS = 2
/** Three teaspoons of added sugar: half of what the American Heart Association names for a day. */
export const SWEET_FROM_G = 12

export const WEEK_AIMS: Readonly<Record<WeekAimId, WeekAim>> = {
  /** The plate method of the American Diabetes Association and CDC. */
  'half-plate': {
    said: 'half of each dinner plate vegetables that are not starchy (1½ cups)',
    counts: 'each',
  },
  fish: { said: 'fish at two dinners', counts: 'least' },
  legumes: { said: 'beans, peas or lentils at three meals', counts: 'least' },
  'red-meat': { said: 'red meat at most once', counts: 'most' },
  fried: { said: 'nothing breaded or deep-fried', counts: 'most' },
  vegetables: { said: 'half a cup of vegetables at every lunch and dinner', counts: 'each' },
  'olive-oil': { said: 'olive oil as the main fat', counts: 'share' },
  'whole-grains': { said: 'half of the grains whole', counts: 'share' },
  sweets: { said: 'sweets at most twice', counts: 'most' },
}

/** A pattern of the week, as the Dietary Guidelines' Mediterranean pattern and the usual pyramids have it. */
export const MEDITERRANEAN_AIMS: readonly WeekAimId[] = WEEK_AIM_IDS.filter((id) => id !== 'half-plate')

/** "fish at two dinners, nothing breaded or deep-fried and sweets at most twice" */
export function saidAims(ids: readonly WeekAimId[]): string {
  const said = ids.map((id) => WEEK_AIMS[id].said)
  const [most, last] = [said.slice(0, -1).join('; '), said.at(-1) ?? '']
  return most === '' ? last : `${most}; and ${last}`
}
