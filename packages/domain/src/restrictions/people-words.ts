/** Words for people, and the verbs that say something of them; singular, without apostrophes. */
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const PEOPLE_WORDS = setOf(
  'kid child children son daughter boy girl baby toddler infant teen teenager husband hubby wife wifey spouse partner boyfriend girlfriend fiance fiancee bf gf mom mother mum mama dad father papa parent brother sister sibling grandma grandmother grandpa grandfather grandson granddaughter grandkid grandchild nana aunt uncle niece nephew cousin roommate housemate friend guest inlaw mil fil stepson stepdaughter twin youngest oldest eldest adult someone rest else',
)
/** A person only where a verb follows: "one is vegan, the others eat fish". Each time somebody else. */
export const COUNTED = setOf('one two three four other another some half most nobody')
export const HOUSEHOLD = setOf('we were weve everyone everybody family household')
/** "We're" and "we've". */
export const OWN_VERB = setOf('were weve')
export const MYSELF = setOf('i im ive')
export const VERBS = setOf(
  'is are was am has have had need will would can could should must get do does did doesnt didnt isnt arent follow keep want prefer refuse react',
)
