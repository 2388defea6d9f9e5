/** The heat of an oven, in °F; lower numbers in the same words are those of the food. */
const OVEN = /\boven\b[^.;]{0,30}?\b(\d{3}) °F|\b(\d{3}) °F oven\b/gi
const COOLEST_OVEN_F = 200
/** So much more or less heat only takes a little less or more time. */
const CLOSE_F = 25

/**
 * The steps of the dishes of one plate, the main one first. Where a dish wants another heat than the first that bakes, its
 * step says what to do in a kitchen with one oven.
 */
export function shareOven(dishes: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const heats = dishes.map(heatOf)
  const first = heats.find((heat) => heat !== null)
  return dishes.map((steps, dish) => {
    const own = heats[dish]
    if (!own || !first || own === first || own.degreesF === first.degreesF) return steps
    return steps.map((step, at) =>
      at === own.step ? `${step} ${noteOf(own.degreesF, first.degreesF)}` : step,
    )
  })
}

function noteOf(own: number, other: number): string {
  if (Math.abs(own - other) > CLOSE_F)
    return `One oven cannot be at ${other} °F too: bake this before or after the rest.`
  return `With one oven, bake it at ${other} °F: it takes a few minutes ${other < own ? 'longer' : 'less'}.`
}

function heatOf(steps: readonly string[]) {
  for (const [step, text] of steps.entries())
    for (const [, after, before] of text.matchAll(OVEN)) {
      const degreesF = Number(after ?? before)
      if (degreesF >= COOLEST_OVEN_F) return { step, degreesF }
    }
  return null
}
