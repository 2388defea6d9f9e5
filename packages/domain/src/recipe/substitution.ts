/** A food that a dish has for this household, and the one it replaces. */
export interface Substitution {
  readonly foodId: string
  readonly name: string
  readonly insteadOf: { readonly foodId: string; readonly name: string }
}
