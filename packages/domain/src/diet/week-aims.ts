/**
 * What a diet or a wish aims for over plates and weeks, where no single food and no figure of a day decides it. The words are here
 * alone: profile, report and docs/promises.md read them.
 */
export const WEEK_AIM_IDS = ['half-plate'] as const
export type WeekAimId = (typeof WEEK_AIM_IDS)[number]

export interface WeekAim {
  readonly said: string
}

/** A serving is half a cup cooked or a cup of raw leaves; half of a nine-inch plate holds about three of them. */
export const HALF_PLATE_CUPS = 1.5

export const WEEK_AIMS: Readonly<Record<WeekAimId, WeekAim>> = {
  /** The plate method of the American Diabetes Association and CDC. */
  'half-plate': { said: 'half of each dinner plate vegetables that are not starchy (1½ cups)' },
}

/** "fish at two dinners, beans at three meals and nothing fried" */
export function saidAims(ids: readonly WeekAimId[]): string {
  const said = ids.map((id) => WEEK_AIMS[id].said)
  return [said.slice(0, -1).join(', '), ...said.slice(-1)].filter((part) => part !== '').join(' and ')
}
