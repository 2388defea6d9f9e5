/** The name a dish is liked, disliked and remembered by, also where a variant of it is called otherwise. */
export function dishOf(meal: { readonly name: string; readonly dish?: string | undefined }): string {
  return meal.dish ?? meal.name
}
