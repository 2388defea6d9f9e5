import type { SavingTip } from './saving-tip.ts'
import { savingTipText } from './saving-tip-text.ts'
import { lineCents, placedLines, type ShoppingList, type StoredLine } from './shopping-list-lines.ts'

export type PlacedTip = { readonly tip: SavingTip; readonly position: number }

/** A list without `tips` was written by an earlier version or by another program. */
export function tipsOf({
  tips,
  moneySavingTips = [],
}: Pick<ShoppingList, 'tips' | 'moneySavingTips'>): readonly SavingTip[] {
  return tips ?? moneySavingTips.map((text) => ({ code: 'text', foodIds: [], text }))
}

/** The foods and dishes that a tip would have the household buy or cook; empty if it names none. */
export function urgedBy(tip: SavingTip): string {
  switch (tip.code) {
    case 'swap-dish':
      return tip.instead
    case 'use-leftover':
      return [tip.food, ...(tip.dish ? [tip.dish.name] : [])].join(', ')
    case 'larger-package':
    case 'compare-prices':
      return tip.food
    case 'store-brand':
      return tip.product
    default:
      return ''
  }
}

/** Both forms of a list's tips. */
export function writtenTips(tips: readonly SavingTip[]) {
  return { tips: [...tips], moneySavingTips: tips.map(savingTipText) }
}

/** The tips on a removed line's food, unless another line of the rest buys it too. */
export function tipsOn({ foodId }: StoredLine, rest: ShoppingList): PlacedTip[] {
  if (foodId === undefined || placedLines(rest).some(({ line }) => line.foodId === foodId)) return []
  return tipsOf(rest).flatMap((tip, position) => (tip.foodIds.includes(foodId) ? [{ tip, position }] : []))
}

/** What is left of a list after a line was removed, without the tips on it. */
export function withoutTipsOn(removed: StoredLine, rest: ShoppingList): ShoppingList {
  const lost = tipsOn(removed, rest)
  if (lost.length === 0) return rest
  const positions = new Set(lost.map(({ position }) => position))
  return { ...rest, ...writtenTips(tipsOf(rest).filter((_, position) => !positions.has(position))) }
}

/** What is left of the tips after a week changed: not those on foods that cost another amount now, whose figures are of before. */
export function withoutStaleTips(before: ShoppingList, list: ShoppingList): ShoppingList {
  const costOf = (from: ShoppingList, id: string) =>
    placedLines(from).reduce((sum, { line }) => sum + (line.foodId === id ? (lineCents(line) ?? 0) : 0), 0)
  const fresh = tipsOf(list).filter(({ foodIds }) =>
    foodIds.every((id) => costOf(before, id) === costOf(list, id)),
  )
  return fresh.length === tipsOf(list).length ? list : { ...list, ...writtenTips(fresh) }
}

/** Puts tips back where they were; one that is there already stays one. */
export function withTips(list: ShoppingList, lost: readonly PlacedTip[]): ShoppingList {
  const there = tipsOf(list)
  const known = new Set(there.map(savingTipText))
  const missing = lost.filter(({ tip }) => !known.has(savingTipText(tip)))
  if (missing.length === 0) return list
  const tips = missing.reduce((all, { tip, position }) => all.toSpliced(position, 0, tip), [...there])
  return { ...list, ...writtenTips(tips) }
}
