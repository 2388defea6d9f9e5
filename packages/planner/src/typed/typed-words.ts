import type { MealPlace } from '@pennyplate/domain/week/week-plan'

/** Words that people type for a meal and that no food or dish of ours is called. */

/** Brands, children's words and short forms, and what we call them. The first that fits is meant. */
const SAID_FOR = [
  // Where it was bought, who made it and what it is cooked in say nothing about what it is.
  ["(?:costco|sam.?s club|walmart|kroger|aldi|trader joe.?s)(?:'?s)?(?= )", ''],
  ["(?:campbell|progresso|tyson|hormel|crock[ -]?pot|dutch oven)(?:'?s)?(?= )", ''],
  ["(?:stouffer|marie callender|michael angelo)'?s(?= )|lean cuisine(?= )", 'frozen'],
  ['hamburger helper', 'cheeseburger macaroni'],
  // "A bowl of rice" is rice, and a burrito bowl is no burrito.
  ['(?:bowls?|plates?|cups?|glass(?:es)?) of', ''],
  ["spaghetti ?-?o'?s", 'canned spaghetti'],
  ['parm(?:igiana)?(?= ?$)', 'parmesan'],
  ['honey nut cheerios', 'honey nut oat cereal'],
  ['cheerios?', 'toasted oat cereal'],
  ['fr(?:oo|ui)t loops', 'fruit ring cereal'],
  ['frosted flakes', 'frosted corn flakes cereal'],
  ['rice kris?pies', 'crisp rice cereal'],
  ['lucky charms', 'marshmallow oat cereal'],
  ['cocoa (?:puffs|pebbles|krispies)', 'cocoa crisp rice cereal'],
  ["cap(?:tain|'?n) crunch", 'sweetened corn and oat cereal'],
  ['cinnamon toast crunch', 'cinnamon toast cereal'],
  ['kix', 'corn puffs cereal'],
  ['grape nuts', 'nutty wheat and barley cereal'],
  ['eggos?(?: waffles?)?', 'frozen waffles'],
  ['pop[ -]?tarts?', 'toaster pastries'],
  ['lunchables?', 'ham and cheese cracker lunch kit'],
  ['(?:di ?giorno|tombstone|red baron|totino.?s)(?: pizzas?)?', 'frozen pizza'],
  ['cup (?:o|of) noodles?|cup noodles?|(?:top )?ramen(?: noodles?)?', 'ramen noodles'],
  [
    '(?:kraft|velveeta|annie.?s) (?:mac(?:aroni)?|shells) (?:and|n|&) cheese|kraft dinner|kd',
    'boxed mac and cheese',
  ],
  ['mac(?:aroni)? ?(?:and|n|&) ?cheese|mac', 'mac and cheese'],
  ['uncrustables?|p ?b ?(?:and|n|&)? ?j|peanut butter (?:and|&|n) (?:jelly|jam)(?: sandwich)?', 'pb&j'],
  ['pb', 'peanut butter'],
  ['oreos?', 'chocolate sandwich cookies'],
  ['goldfish|cheez.?its?', 'cheese crackers'],
  ['ritz(?: crackers)?', 'butter crackers'],
  ['triscuits?', 'woven wheat crackers'],
  ['doritos', 'nacho cheese tortilla chips'],
  ['cheetos', 'cheese puffs'],
  ['chips(?= (?:and|n|&|with) (?:salsa|queso|guac))', 'tortilla chips'],
  [
    'lays|(?<!(?:tortilla|corn|potato|pita|kettle|bagel|banana|plantain|chocolate|fish and|fish n|fish &) )chips',
    'potato chips',
  ],
  ['fritos', 'corn chips'],
  ['(?:dino(?:saur)? |chicken )?(?:nuggets?|nuggies)', 'chicken nuggets'],
  ['tots', 'tater tots'],
  ['(?:mashed )?taters', 'mashed potatoes'],
  ['(?<!french |sweet potato |chili cheese |chili )fries', 'french fries'],
  ['(?<!veggie |turkey |bean |salmon |cheese|ham)burgers?', 'hamburgers'],
  ['hot ?dogs?', 'hot dogs'],
  ['oj', 'orange juice'],
  ['veggies', 'vegetables'],
  ['tuna ?fish', 'tuna'],
  ['sammich|sammie|sandwhich(?:es)?', 'sandwich'],
  ['side salad|green salad|garden salad', 'tossed salad'],
] as const

const SAID = new RegExp(`\\b(?:${SAID_FOR.map(([said]) => `(${said})`).join('|')})(?![a-z])`, 'g')

/** The text with brands and short forms as we call them. */
export function inOurNames(text: string): string {
  return text.replace(SAID, (said, ...groups) => {
    const at = groups.slice(0, SAID_FOR.length).findIndex((group) => group !== undefined)
    return SAID_FOR[at]?.[1] ?? said
  })
}

/** Words that stand for one thing where nothing else is said. */
export const ALONE: ReadonlyMap<string, string> = new Map([
  ['salad', 'tossed salad'],
  ['fruit', 'fruit salad'],
  ['potatoes', 'mashed potatoes'],
  ['rolls', 'dinner rolls'],
])

/** Words beside the meal: how much, when, and for whom. */
export const BESIDE: ReadonlySet<string> = new Set(
  `a an the some of my our your his her packet pack slice piece scoop bit little big small
  homemade leftover cold warm fresh quick easy simple classic plain kid night dinner lunch supper
  monday tuesday wednesday thursday friday saturday sunday for cut up chopped sliced side store bought
  grandma grandmas grandpa grandpas mom moms dad dads style
  instant pot slow cooker sheet pan skillet one microwave stovetop air fryer baked homestyle usual`.split(
    /\s+/,
  ),
)

/** "Thanksgiving at grandma's", "eating out": nobody here cooks it. */
const ELSEWHERE = [
  /\b(?:eat(?:ing)?|ate|dine|dining|dinner|lunch|breakfast) out\b/,
  /\b(?:take[ -]?out|carry[ -]?out|delivery|drive[ -]?thr(?:u|ough)|restaurant|diner|potluck|catered|buffet|food court|date night)\b/,
  /\bat (?:the )?[\w' ]*(?:['’]s?|house|place|home|party|wedding|church|school|work|office|daycare)(?:$|\b)/,
  /\bat the [a-z]+s\b/,
  /\border(?:ing|ed)? (?:in|out|pizzas?|food|chinese|thai|sushi|wings)\b/,
  /\b(?:brings?|bringing|is hosting|hosts)\b/,
  /\b(?:mc ?donald'?s?|dominos?|domino's|subway|chick[ -]?fil[ -]?a|olive garden|taco bell|wendy'?s|burger king|kfc|popeyes|starbucks|panera|chipotle|panda express|pizza hut|papa john'?s|little caesars|applebee'?s|chili's|ihop|denny'?s|waffle house|cracker barrel|five guys|in-n-out|sonic|arby'?s|dunkin|texas roadhouse|whataburger|culver'?s|dairy queen|jimmy john'?s|jersey mike'?s)\b/,
]
const SCHOOL = /\b(?:school|hot|work) lunch\b|\bcafeteria\b/
const SKIPPED = /\b(?:skip|skipping|fasting|nothing|no (?:breakfast|lunch|dinner))\b/
/** Whatever they are of, except where they are made into something else, which needs more than they are. */
const LEFTOVERS = /\bleft[ -]?overs?\b(?!.*\S (?:sandwich|wrap|quesadilla|hash|pot pie)(?:e?s)?\s*$)/

/** Where a meal is eaten that nobody here cooks; undefined for all others. */
export function placeIn(text: string): MealPlace | undefined {
  if (SCHOOL.test(text)) return 'school'
  if (ELSEWHERE.some((words) => words.test(text))) return 'out'
  if (SKIPPED.test(text)) return 'skip'
  return LEFTOVERS.test(text) ? 'leftover' : undefined
}
