import type { Recipe, RecipeId } from '@pennyplate/domain/recipe/recipe'

const SHINGLE_WORDS = 4
const SAME_STEPS = 0.2
/** Short recipes are worded alike without being duplicates. */
const SHORT_STEPS_WORDS = 90
const SAME_SHORT_STEPS = 0.6
const TOO_SHORT_TO_TELL_WORDS = 30
const SAME_FOODS = 0.9
const WORDS_THAT_DO_NOT_TELL = /^(?:with|and|the|a|of|in|on|easy|simple|quick|style|homemade)$/

/** Finds duplicates by id, by name, by steps, or by foods and name together. The later recipe gets the finding. */
export function checkDuplicates(recipes: readonly Recipe[]): Map<RecipeId, string[]> {
  const findings = new Map<RecipeId, string[]>()
  const add = (id: RecipeId, finding: string) => findings.set(id, [...(findings.get(id) ?? []), finding])
  const marks = recipes.map(markOf)
  for (const [index, mark] of marks.entries()) {
    for (const earlier of marks.slice(0, index)) {
      if (mark.id === earlier.id) {
        add(mark.id, 'this id is used twice')
        continue
      }
      const finding = compare(mark, earlier)
      if (finding) add(mark.id, finding)
    }
  }
  return findings
}

interface Mark {
  readonly id: RecipeId
  readonly name: ReadonlySet<string>
  readonly foods: ReadonlySet<string>
  readonly shingles: ReadonlySet<string>
}

function compare(mark: Mark, earlier: Mark): string | null {
  const name = similarity(mark.name, earlier.name)
  if (name === 1) return `has the name of ${earlier.id}`
  const steps = similarity(mark.shingles, earlier.shingles)
  const areShort = Math.min(mark.shingles.size, earlier.shingles.size) < SHORT_STEPS_WORDS
  if (steps >= (areShort ? SAME_SHORT_STEPS : SAME_STEPS))
    return `the steps are those of ${earlier.id} (${Math.round(steps * 100)} % the same)`
  const foods = similarity(mark.foods, earlier.foods)
  if (foods >= SAME_FOODS && mark.foods.size > 3 && name > 0.4)
    return `is ${earlier.id} reworded: the same foods and nearly the same name`
  return null
}

function markOf(recipe: Recipe): Mark {
  return {
    id: recipe.id,
    name: new Set(
      words(recipe.name)
        .filter((word) => !WORDS_THAT_DO_NOT_TELL.test(word))
        .map(singular),
    ),
    foods: new Set(recipe.ingredients.map(({ foodId }) => foodId)),
    shingles: shinglesOf(words(recipe.steps.join(' '))),
  }
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[a-zñ0-9]+/g) ?? []
}

function singular(word: string): string {
  return word.replace(/(?<!s)s$/, '')
}

function shinglesOf(list: readonly string[]): Set<string> {
  if (list.length < TOO_SHORT_TO_TELL_WORDS) return new Set()
  const last = Math.max(0, list.length - SHINGLE_WORDS)
  return new Set(Array.from({ length: last + 1 }, (_, at) => list.slice(at, at + SHINGLE_WORDS).join(' ')))
}

/** The Jaccard index: shared items over all items. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  const [small, big] = a.size < b.size ? [a, b] : [b, a]
  let both = 0
  for (const entry of small) if (big.has(entry)) both++
  return both / (a.size + b.size - both)
}
