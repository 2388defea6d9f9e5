/**
 * Left: what the words hold, as allergens and traits of food.ts; "" is nothing. Right: the words, in any number, between commas.
 * A longer phrase wins over the shorter ones in it.
 */
export type WordTable = Readonly<Record<string, string>>
