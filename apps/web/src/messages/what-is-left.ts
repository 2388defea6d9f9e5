import { parseQuantity } from '@pennyplate/domain/amounts/quantity'

/** What is left of an item after cooking. In its own file, so that the week does not load the parser of amounts. */
export function whatIsLeft(before: string, left: string): string {
  return isSameAmount(before, left) ? `${before}, now a little less` : `${before}, now ${left}`
}

/** "1 package (8 oz)" and "about 8 oz", "1 jar (0.4 oz)" and "about 1/2 oz": rounded, what is left looks like no less. */
function isSameAmount(before: string, left: string): boolean {
  const plain = (said: string) => said.replace(/^about /, '').replace(/^1 [a-z]+ \((.*)\)$/, '$1')
  const [was, is] = [parseQuantity(plain(before)), parseQuantity(plain(left))]
  if (was.amount === null || is.amount === null || was.unit !== is.unit) return plain(before) === plain(left)
  return is.amount >= was.amount
}
