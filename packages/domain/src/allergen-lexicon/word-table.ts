/**
 * Left: allergens and traits of food.ts that the words mean; "" is none. Right: any number of phrases, separated by commas.
 * A longer phrase wins over the shorter ones in it.
 */
export type WordTable = Readonly<Record<string, string>>
