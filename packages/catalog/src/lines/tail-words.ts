/** Where the name of a food ends and something about its use, its amount or the cook begins. */
const TAIL = new RegExp(
  String.raw`(?:^|[\s,])(?:${[
    'plus (?:some |a (?:little|bit|few|splash|dash|pinch|handful) )?(?:more|extra|additional|a few|for)?',
    '\\+ (?:more|extra|additional)',
    'with (?:a )?(?:some |little )?extra',
    'and (?:more|extra|additional)',
    '(?:or|and) (?:more|as needed|to taste|less|so|enough)',
    'or (?:other|another|any|similar|equivalent|your favorite|whatever|use|sub|substitute)',
    '(?:adjust(?:ed)?|use|using|used|reserve|omit|see) ',
    'as (?:needed|desired|required|necessary|garnish|a garnish|topping)',
    'to (?:taste|your|serve|garnish|finish|coat|grease|cover|fill|sprinkle|drizzle|thin|deep|fry|dust|decorate|top|make|yield|be|loosen|brush|squeeze|roll|season|preference|form|rim|spread|line|cook|grate|equal)',
    'if (?:needed|desired|using|you|necessary|possible|preferred|available|not|it|they|too|your|on)',
    'for (?:\\w+)',
    'at room',
    'depending (?:on|upon)',
    '(?:about|approximately|approx\\.?|around|roughly|~) ?\\d',
    'from (?:\\w+)',
    'such as',
    'like ',
    'e\\.g\\.',
    'i\\.e\\.',
    'aka ',
    'preferably',
    'ideally',
    'i (?:use|used|like|prefer|love|recommend|buy)',
    'we (?:use|used|like|prefer|love|recommend)',
    'see (?:note|recipe|headnote)',
    'recipe (?:follows|below|above|here|link)',
    'that (?:\\w+)',
    'which (?:\\w+)',
    'until (?:\\w+)',
    'not (?:\\w+)',
    'no (?:need|substitut)',
    'but (?:\\w+)',
    'in (?:small|large|bite|chunks|pieces|half|\\d|one|a |the )',
    'into (?:\\w+)',
    'with (?:tender |some |the |their |its )?(?:juice|their juice|its juice|the juice|liquid|skin|skins|bone|stems?|rind|peel|lid|greens|tops|tail|tails|shells?)s?',
    'with (?:stems|seeds) removed',
    'on the (?:stem|vine|bone)',
    'of (?:your )?choice',
    '(?:cut|sliced|broken|torn|chopped|diced|split|crushed|ground|grated|cooked|boiled|heated|brought|rubbed|mixed|stirred) (?:into|in|to|with|according|until|by|on|from|about)\\b',
    'according to',
    'made (?:with|from|according)',
    'packed in',
    '\\+ ?\\d[\\d/ ]*(?:tsp|tbsp|teaspoons?|tablespoons?|cups?)\\.?$',
    'measured',
    'divided',
    'depends',
    'once ',
    'because ',
    'so (?:that|it|you)',
    'by (?:\\w+)',
  ].join('|')})`,
  'i',
)

export interface Cut {
  readonly head: string
  readonly tail: string
}

/** "Flour for dusting" is flour, with a use. */
export function cutTail(text: string): Cut {
  const found = TAIL.exec(text)
  if (!found || found.index === 0) return { head: text, tail: '' }
  return { head: text.slice(0, found.index).trim(), tail: text.slice(found.index).replace(/^[\s,]+/, '') }
}
