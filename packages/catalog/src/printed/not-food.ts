/** Household goods, cosmetics, pet and garden supplies. A line with one of these words is never a food. */
const NOT_FOOD_WORDS: ReadonlySet<string> = new Set(
  `towel towels twl twls tissue tissues napkin napkins detergent soap dish shampoo conditioner deodorant toothpaste
  toothbrush razor razors battery batteries bulb bulbs litter cat dog pet puppy kitten bleach cleaner wipes diaper
  diapers foil wrap trash bags ziploc candle candles magazine card cards lotion vitamin vitamins aspirin ibuprofen
  charcoal lighter socks shirt pants flower flowers bouquet plant soil pen pens notebook tape glue paper plates cups
  fork forks spoons straws sponge sponges laundry softener freshener cotton swabs bandage makeup lipstick toy toys
  cigarettes tobacco lottery fuel gasoline propane cable charger
  cooker maker peeler grater slicer beater grinder mill squeezer chopper pitter mincer corer opener
  scoop mug mugs knife knives kettle pan pans rack
  blush mascara cologne perfume sunscreen spf shave shaving scrub balm floss mouthwash
  kibble treats birdseed ammo taser bullets seedlings`.split(/\s+/),
)

/** Word pairs that are not food although their words may be. */
const NOT_FOOD_PHRASES: readonly RegExp[] = [
  /\b(?:pepper|bear|bug|wasp|nasal|body) spray\b/,
  /\b(?:eye|face|hand|cold|itch) cream\b/,
  /\b(?:baby|body|massage|lamp|motor|mineral) oil\b/,
  /\bhair (?:oil|spray|mask|gel|dye|food)\b/,
  /\b(?:baby|foot|talcum) powder\b/,
  /\b(?:body|face|hand|car) wash\b/,
  /\b(?:milk|chicken|dog) bones?$/,
  /\b(?:baking|cookie) sheets?\b/,
  /\b(?:bread|lunch) box\b/,
  /\bbean bag\b/,
  /\bice (?:pack|tray|melt|cube tray)\b/,
  /\begg cartons?\b/,
  /\bmilk crates?\b/,
  /\b(?:salt|pepper) shakers?\b/,
  /\bwater (?:bottle|filter|gun)s?\b/,
  // Garden seeds. Seeds of pumpkin, sunflower, sesame, chia, fennel, mustard and the like are food.
  /\b(?:peppers?|tomato|cucumber|basil|beans?|peas?|carrot|lettuce|squash|corn|onion|grass|bird) seeds?\b/,
]

/** Foods with one of the words above in their name. */
const FOODS_ALL_THE_SAME =
  /\b(?:(?:hot|corn) dogs?|tea bags|plant (?:based|butter|protein)|vitamin d|(?:fennel|garlic) bulbs?|(?:pudding|applesauce|jello|dessert|fruit|butter|cheese|noodle|gelatin) cups|rice paper|pan dulce|(?:veggie|vegetable) straws|deep dish|kettle (?:chips|corn|cooked)|krispies treats|(?:sandwich|wheat|spinach|tortilla) wraps?)\b/g

export function isNotFood(words: readonly string[]): boolean {
  const line = words.join(' ').toLowerCase().replace(/-/g, ' ').replace(FOODS_ALL_THE_SAME, '')
  const isNamed = line.split(/\s+/).some((word) => NOT_FOOD_WORDS.has(word))
  return isNamed || NOT_FOOD_PHRASES.some((phrase) => phrase.test(line))
}
