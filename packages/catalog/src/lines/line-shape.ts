import { findingsInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'

const HEADING_MARKS = /^\s*(?:#{1,4}\s+|\(header\)\s*)/i
const SECTION_WORDS =
  /^(?:the )?(?:main |optional |homemade |additional )?(?:ingredients?|sauce|dressing|topping|marinade|filling|crust|frosting|icing|glaze|batter|dough|garnish|salad|soup|cake|cookies|streusel|crumble|gravy|assembly|base|rub|brine|vinaigrette|toppings|garnishes|equipment|to serve|for serving|to garnish|to finish|other|extras|dry ingredients|wet ingredients|special equipment)s?$/i
const FOR_PART =
  /^(?:for (?:the |your |this )?|to (?:brush|pour|laminate|drizzle|assemble|decorate|serve|finish|garnish) ?)[a-z' -]{0,50}$|^[a-z -]{3,30} version$/i
/** Uses, not parts: "for serving" alone is a heading too, but "for dusting" is the end of a line. */
const NOT_PART = /\b(?:taste|needed|pan)\b/i

/** "For the sauce:", "## Dough", "DRESSING". Null for any other line. */
export function headingIn(line: string): string | null {
  const marked = HEADING_MARKS.exec(line)
  const bare = line.slice(marked?.[0].length ?? 0).trim()
  if (bare === '' || bare.length > 80) return null
  if (marked) return bare.replace(/:$/, '')
  if (/:$/.test(bare) && !/^[\d½⅓⅔¼¾⅛]/.test(bare)) return bare.replace(/\s*:$/, '')
  const isPart = FOR_PART.test(bare) && !NOT_PART.test(bare)
  return isPart || SECTION_WORDS.test(bare) ? bare : null
}

const TOOLS =
  /\b(?:skewers?|toothpicks?|cocktail picks?|roasting pan|parchment|wax paper|(?:aluminum|tin|heavy[- ]duty) foil|^foil|plastic wrap|cling film|cheesecloth|twine|kitchen string|cupcake liners?|muffin liners?|baking cups|paper liners|popsicle sticks|lollipop sticks|craft sticks|wooden sticks|piping bags?|pastry bag|baking dish|baking sheet|sheet pan|loaf pan|cake pan|springform|pie plate|pie dish|casserole dish|thermometer|slow cooker|instant pot|air fryer|mason jars?|ziploc|zip-top bags?|cookie cutters?|rolling pin|stand mixer|blender|food processor|candy eyes mold|wood chips)\b/i
const NOTES =
  /^(?:\*|notes?\b|tips?\b|make sure|see |serve with (?:sauce|the)|for (?:a|full|more) |recipe |if |all of the above|nutrition|instructions|reduce |replace |omit |print|yield)/i

/** A line that names no food: a tool, or advice. Where it names an allergen it stays a question. */
export function namesNoFood(line: string): boolean {
  if (!/[a-z]{2}/i.test(line)) return true
  if (/^[\d½⅓⅔¼¾⅛]/.test(line) && !TOOLS.test(line)) return false
  if (!TOOLS.test(line) && !NOTES.test(line)) return false
  return findingsInWords(line).allergens.length === 0
}
