import type { Engine } from '../engine.ts'
import type { ChatParts } from './chat-parts.ts'
import { describeCustomMealWithChat } from './describe-custom-meal-with-chat.ts'
import { listWithChat } from './list-with-chat.ts'
import { planWithChat } from './plan-with-chat.ts'
import { quickWithChat } from './quick-with-chat.ts'
import { recipeWithChat } from './recipe-with-chat.ts'
import { replaceWithChat } from './replace-with-chat.ts'

/** Uses the language model for the methods listed, and the built-in engine for the others. */
export function createChatEngine(parts: ChatParts): Engine {
  const { builtin } = parts
  return {
    ...builtin,
    planWeek: (asked, by, onEvent) => planWithChat(parts, asked, by, onEvent),
    findReplacements: (asked, by) => replaceWithChat(parts, asked, by),
    describeCustomMeal: (asked, by) => describeCustomMealWithChat(parts, asked, by),
    writeRecipe: (asked, by) => recipeWithChat(parts, asked, by),
    buildShoppingList: (asked, by) => listWithChat(parts, asked, by),
    suggestQuickMeal: (asked, by) => quickWithChat(parts, asked, by),
  }
}
