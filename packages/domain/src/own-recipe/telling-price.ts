/** The price of less than half of the ingredients says nothing about the dish. */
export function isTellingPrice(unpriced: number, ingredients: number): boolean {
  return unpriced === 0 || unpriced * 2 < ingredients
}
