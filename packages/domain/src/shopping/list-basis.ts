/** What the meals needed when a list was last made: grams of each food, and lines for what is in no catalog. */
export type ListBasis = Readonly<{
  foods: Readonly<Record<string, number>>
  others: readonly Readonly<{
    name: string
    quantity?: string | number | undefined
    estimatedPrice?: number | undefined
  }>[]
}>
