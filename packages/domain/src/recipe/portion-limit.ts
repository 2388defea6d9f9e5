/**
 * Nobody is served more of a main dish than this share of its written portion: who eats more gets another side or a snack, not three
 * and a half hot dogs. An own recipe is eaten as its household wrote it.
 */
export const PORTION_AT_MOST = 1.3
