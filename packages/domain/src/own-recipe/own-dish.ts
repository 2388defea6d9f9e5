import { findingsInWords, statedInWords } from '../allergen-lexicon/findings-in-words.ts'
import { type FoodRule, judgeFood, type RuleId } from '../diet/diet.ts'
import { ruleBrokenByWords } from '../diet/diet-words.ts'
import type { Recipe } from '../recipe/recipe.ts'

/** A rule an own recipe breaks by what is written in it, whatever foods its lines were tied to. */
export interface OwnFault {
  readonly code: 'forbidden-food' | 'unknown-food'
  readonly by: RuleId
  /** The line, the name, or a word of its headings and steps. */
  readonly said: string
}

/**
 * What the words of an own recipe break: its lines beyond their foods, its headings and steps, its name, and lines nobody
 * has tied, which pass no rule. Null for our recipes, whose words are checked when they are written.
 */
export function faultInWords(
  { own, name }: Pick<Recipe, 'own' | 'name'>,
  rules: readonly FoodRule[],
): OwnFault | null {
  const [anyRule] = rules
  if (!own || !anyRule) return null
  for (const { text, beyond } of own.lines) {
    const broken = ruleBrokenByWords({ words: beyond }, rules)
    if (broken) return { code: 'forbidden-food', by: broken.by, said: text }
  }
  let unknown: OwnFault | null = null
  for (const { text, food } of own.lines) {
    const judged = food ? judgeFood(food, rules) : null
    if (judged?.verdict === 'forbidden') return { code: 'forbidden-food', by: judged.by, said: text }
    if (judged?.verdict === 'unknown') unknown ??= { code: 'unknown-food', by: judged.by, said: text }
  }
  const beside = ruleBrokenByWords({ words: own.beside }, rules)
  if (beside) return { code: 'forbidden-food', ...beside }
  const open = own.lines.find(({ is }) => is === 'open')
  const broken = ruleBrokenByWords(open ? findingsInWords(name) : statedInWords(name), rules)
  if (broken) return { code: 'forbidden-food', by: broken.by, said: name }
  return open ? { code: 'unknown-food', by: anyRule.id, said: open.text } : unknown
}
