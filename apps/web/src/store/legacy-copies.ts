/** Names under which an earlier product of this kind left a household's data in local storage, for every user to see. */
const LEGACY_KEYS = ['userProfile', 'pantryItems', 'mealPlan', 'shoppingList', 'recipes']

export function removeLegacyCopies(): void {
  try {
    for (const key of LEGACY_KEYS) localStorage.removeItem(key)
  } catch {
    // A browser that forbids local storage holds no such copies.
  }
}
