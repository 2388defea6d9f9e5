import type { TasteAnswer } from '@pennyplate/contract/taste/taste'
import type { LearnedTrait, TasteModel } from '@pennyplate/domain/taste/learn-taste'
import { traitKindOf, traitValueOf } from '@pennyplate/domain/taste/taste-event'
import type { Asked } from '../../asked.ts'
import { planningContextOf } from '../context/planning-context.ts'

/** Less is not worth telling: it moves no dish. */
const LEAST_STARS = 0.2
const LEAST_SURE = 0.65
const TOLD_AT_MOST = 8

/** The strongest likes and dislikes that were learned. */
export function describeTaste({ household, today }: Asked<unknown>): TasteAnswer {
  const { catalog, tastes } = planningContextOf(household, today)
  const worthTelling = tastes.learned.traits().filter(isNewsOf(tastes.learned))
  const liked = worthTelling.filter(({ stars }) => stars > 0).slice(0, TOLD_AT_MOST)
  const disliked = worthTelling.filter(({ stars }) => stars < 0).slice(0, TOLD_AT_MOST)
  const nameOf = (dish: string) =>
    catalog.recipes.find(({ recipe }) => recipe.id === dish)?.recipe.name ??
    household.taste?.events.find(({ name }) => `name:${name.trim().toLowerCase()}` === dish)?.name
  const traits = [...liked, ...disliked].map((learned) => {
    const name = traitKindOf(learned.trait) === 'dish' ? nameOf(traitValueOf(learned.trait)) : undefined
    return { ...learned, ...(name === undefined ? {} : { name }) }
  })
  return { traits, events: household.taste?.events.length ?? 0 }
}

/** A dish that was liked or disliked by hand is not news. */
function isNewsOf({ isWorthTelling }: TasteModel) {
  return ({ trait, stars, sureness, counts }: LearnedTrait): boolean => {
    const isByHand = traitKindOf(trait) === 'dish' && (counts.liked ?? counts.disliked ?? 0) > 0
    const isStrong = Math.abs(stars) >= LEAST_STARS && sureness >= LEAST_SURE
    return !isByHand && isStrong && isWorthTelling({ trait, counts })
  }
}
