/**
 * The largest share of a main dish's written portion that is served: who eats more gets another side or a snack, not three and a
 * half hot dogs. An own recipe is eaten as its household wrote it.
 */
export const PORTION_AT_MOST = 1.3
