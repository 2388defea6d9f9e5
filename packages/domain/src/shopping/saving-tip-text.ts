import { aboutAmount, saidOf } from '../amounts/said-amount.ts'
import { loweredFood } from '../food/food-words.ts'
import { formatCents } from '../money.ts'
import type { LeftoverDish, SavingTip } from './saving-tip.ts'

type Texts = { readonly [Code in SavingTip['code']]: (tip: Extract<SavingTip, { code: Code }>) => string }

/**
 * Here and not with the other messages, because the server writes tips as texts too: a list's `moneySavingTips` are texts, which
 * other programs read.
 */
const texts: Texts = {
  'swap-dish': ({ dish, days, instead, savesCents }) =>
    `The swap that saves most: ${instead} instead of ${dish} on ${listed.format(days)} takes ${formatCents(savesCents)} off this list.`,
  'use-leftover': ({ food, grams, saidIn, cents, keepsDays, dish }) =>
    `${aboutAmount(saidOf(loweredFood(food), grams, saidIn))} (${formatCents(cents)}) will be left, good for ${
      keepsDays === 1 ? '1 day' : `${keepsDays} days`
    }. ${dish ? useItUp(dish) : 'Plan a meal with the rest.'}`,
  'larger-package': ({ food, amountText, priceCents, cheaperPercent, weeks }) =>
    `${food}: the ${amountText} for ${formatCents(priceCents)} is ${cheaperPercent}% cheaper by weight. Used as this week, it is gone in about ${weeks} weeks, before it spoils.`,
  'store-brand': ({ product, priceCents, otherProduct, otherCents }) =>
    `Stay with the store brand: ${formatCents(priceCents)} here for ${product}, and ${formatCents(otherCents)} for ${otherProduct} of the same size.`,
  'compare-prices': ({ food, costCents, lowCents }) =>
    `Compare prices of ${loweredFood(food)} before you buy: this list counts on ${formatCents(costCents)}, and it may cost as little as ${formatCents(lowCents)}.`,
  'pantry-saves': ({ savesCents }) =>
    `What you have at home already saves ${formatCents(savesCents)} this week.`,
  'prices-missing': () => 'Shopping list generation had issues - please try again',
  text: ({ text }) => text,
}

export function savingTipText(tip: SavingTip): string {
  // Safe: the table has one writer for each code, and TypeScript cannot follow the code from the tip to its writer.
  const write = texts[tip.code] as (tip: SavingTip) => string
  return write(tip)
}

function useItUp({ name, takes, restCents }: LeftoverDish): string {
  const part = { all: 'all of it', most: 'most of it', half: 'about half of it' }[takes]
  const rest = restCents > 0 ? `${formatCents(restCents)} of other food` : 'nothing else to buy'
  return `Use it up: ${name} takes ${part}, with ${rest}.`
}

const listed = new Intl.ListFormat('en-US')
