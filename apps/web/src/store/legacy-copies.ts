/** Local storage keys of an earlier product, which held a household's data readable by every user of the browser. */
const LEGACY_KEYS = ['userProfile', 'pantryItems', 'mealPlan', 'shoppingList', 'recipes']

export function removeLegacyCopies(): void {
  try {
    for (const key of LEGACY_KEYS) localStorage.removeItem(key)
  } catch {
    // A browser that blocks local storage has no such copies.
  }
}
