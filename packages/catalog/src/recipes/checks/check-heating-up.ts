import { vesselMinutes } from '@pennyplate/domain/recipe/batch-minutes'
import type { Recipe } from '@pennyplate/domain/recipe/recipe'
import { stepTimers } from '@pennyplate/domain/recipe/step-timers'

/** Minutes until an oven is hot, and until a pot of water for pasta boils, at the soonest. */
const OVEN_MINUTES = 10
const WATER_MINUTES = 8

const HEATS_OVEN = /\bheat the oven to\b/i
const IN_THE_OVEN = /\b(?:bake|roast|in the oven)\b/i
const POT_OF_WATER = /\b(?:boil|cook)\b[^.;]*\bpot of (?:[\w-]+ )?water\b/i
/** These times run beside others, or are part of them. */
const BESIDE = /\b(?:meanwhile|while|at the same time|beside|first|last|or)\b/i

type TimedSteps = Pick<Recipe, 'steps' | 'servings' | 'batch' | 'totalMinutes' | 'unattendedMinutes'>

/** The total counts what heats up first, and every batch of what does not fit at once. */
export function checkHeatingUp(recipe: TimedSteps): string[] {
  const { steps, totalMinutes, unattendedMinutes } = recipe
  const stated = totalMinutes + unattendedMinutes
  const sentences = steps.flatMap((step) => step.split(/(?<=[.;])\s+/))
  const needs: readonly (readonly [string, number])[] = [
    ['heating the oven and baking', bakingMinutes(sentences)],
    ['boiling the water and what goes in it', boilingMinutes(sentences)],
    ['all batches', Math.floor(vesselMinutes(recipe))],
  ]
  return needs
    .filter(([, minutes]) => minutes > stated)
    .map(([what, minutes]) => `${what} take about ${minutes} minutes, the recipe says ${stated}`)
}

function bakingMinutes(sentences: readonly string[]): number {
  const heated = sentences.findIndex((sentence) => HEATS_OVEN.test(sentence))
  if (heated < 0) return 0
  const baked = sentences
    .slice(heated)
    .filter((sentence) => IN_THE_OVEN.test(sentence) && !BESIDE.test(sentence))
  const minutes = baked.reduce((sum, sentence) => sum + soonestMinutes(sentence), 0)
  return minutes === 0 ? 0 : minutes + OVEN_MINUTES
}

function boilingMinutes(sentences: readonly string[]): number {
  const minutes = sentences
    .filter((sentence) => POT_OF_WATER.test(sentence))
    .map((sentence) => soonestMinutes(sentence))
  const longest = Math.max(0, ...minutes)
  return longest === 0 ? 0 : longest + WATER_MINUTES
}

function soonestMinutes(sentence: string): number {
  return stepTimers(sentence).reduce((sum, { seconds }) => sum + Math.floor(seconds / 60), 0)
}
