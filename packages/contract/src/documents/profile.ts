import {
  ADULTS,
  DAYS_PER_PLAN,
  KID_AGE,
  KIDS,
  PROFILE_TEXT_CHARS_MAX,
  PROFILE_TEXTS_CHARS_MAX,
  WEEKLY_BUDGET_DOLLARS,
} from '@pennyplate/domain/bounds/limits'
import { DIET_TYPES, DISLIKED_FOODS } from '@pennyplate/domain/diet/diet-options'
import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import {
  COOKING_TOOLS,
  CUISINES,
  EGGS,
  FOOD_GOALS,
  LEFTOVER_USES,
  MEAL_DIFFICULTIES,
  MEAL_TYPES,
  MILKS,
  NET_CARBS,
  NEW_DISHES,
  PREP_STYLES,
  SKILL_LEVELS,
  SNACK_TYPES,
  WHOLE_GRAINS,
} from '@pennyplate/domain/profile/profile-options'
import {
  SETTLED_FOODS_MAX,
  SETTLED_PHRASE_CHARS_MAX,
  SETTLED_PHRASES_MAX,
} from '@pennyplate/domain/profile/profile-settled'
import { areTextsTooLong } from '@pennyplate/domain/profile/profile-texts'
import { TABLE_LIMIT_MINUTES } from '@pennyplate/domain/profile/table-limits'
import * as z from 'zod/mini'
import { isoDate, lenientNumber, text, words } from './parts.ts'

const count = (range: { min: number; max: number }) =>
  z.pipe(lenientNumber, z.optional(z.int().check(z.minimum(range.min), z.maximum(range.max))))

/** The observed product wrote Stovetop in one place and Stove in another (D7). */
const cookingTool = z.pipe(
  z.transform((tool) => (tool === 'Stovetop' ? 'Stove' : tool)),
  z.enum(COOKING_TOOLS, { error: `must be one of ${COOKING_TOOLS.join(', ')}` }),
)

const target = z.pipe(lenientNumber, z.optional(z.number().check(z.minimum(0), z.maximum(100_000))))

const ownWords = text(PROFILE_TEXT_CHARS_MAX)

/** Older copies have one text, which is read as a list of one. So an entry may be as long as the whole text, and a text split at commas may have as many entries. */
const listOrText = z.union([
  words(PROFILE_TEXT_CHARS_MAX / 2, PROFILE_TEXT_CHARS_MAX),
  z.pipe(
    ownWords,
    z.transform((typed) => (typed.trim() ? [typed.trim()] : [])),
  ),
])

export const profileDocument = z
  .partial(
    z.looseObject({
      adults: count(ADULTS),
      kids: count(KIDS),
      kidAges: z
        .array(
          z.pipe(lenientNumber, z.optional(z.int().check(z.minimum(KID_AGE.min), z.maximum(KID_AGE.max)))),
        )
        .check(z.maxLength(KIDS.max)),
      weeklyBudget: z.pipe(
        lenientNumber,
        z.optional(
          z.number().check(z.minimum(WEEKLY_BUDGET_DOLLARS.min), z.maximum(WEEKLY_BUDGET_DOLLARS.max)),
        ),
      ),
      stickToBudget: z.boolean(),
      zipCode: z.string().check(z.regex(/^\d{0,5}$/, 'must be up to 5 digits')),
      cookingTools: z.array(cookingTool).check(z.maxLength(20)),
      skillLevel: z.enum(SKILL_LEVELS),
      mealDifficulty: z.enum(MEAL_DIFFICULTIES),
      /** Minutes by day, Sunday first; null for no limit. */
      onTableWithin: z
        .array(
          z.nullable(z.int().check(z.minimum(TABLE_LIMIT_MINUTES.min), z.maximum(TABLE_LIMIT_MINUTES.max))),
        )
        .check(z.length(DAYS_PER_PLAN)),
      dietType: z.enum(DIET_TYPES),
      customDiet: ownWords,
      netCarbs: z.enum(NET_CARBS),
      cuisineTypes: z.array(z.enum(CUISINES)).check(z.maxLength(20)),
      customCuisines: ownWords,
      newDishes: z.enum(NEW_DISHES),
      dietaryRestrictions: listOrText,
      allergies: listOrText,
      dislikedFoods: z.array(z.enum(DISLIKED_FOODS)).check(z.maxLength(50)),
      customDislikedFoods: ownWords,
      foodGoals: z.array(z.enum(FOOD_GOALS)).check(z.maxLength(20)),
      prepStyle: z.enum(PREP_STYLES),
      leftovers: z.enum(LEFTOVER_USES),
      mealTypes: z.array(z.enum(MEAL_TYPES)).check(z.maxLength(3)),
      snackTypes: z.array(z.enum(SNACK_TYPES)).check(z.maxLength(4)),
      dairyPreferences: z.partial(z.looseObject({ milk: z.enum(MILKS), eggs: z.enum(EGGS) })),
      wholeGrains: z.enum(WHOLE_GRAINS),
      nutritionalTargets: z.partial(
        z.looseObject({
          trackNutrition: z.boolean(),
          dailyCalories: target,
          dailyProtein: target,
          dailyCarbs: target,
          dailyFat: target,
          dailyFiber: target,
          dailySugar: target,
          dailySodium: target,
          dailyCholesterol: target,
        }),
      ),
      /** Ids of staples; those of a newer version are kept. */
      alwaysHave: words(200, 60),
      runningOut: z
        .array(z.looseObject({ id: text(60).check(z.minLength(1)), since: isoDate }))
        .check(z.maxLength(200)),
      /** Holidays whose offer was answered: "thanksgiving-2026". */
      answeredHolidays: words(100, 40),
      settledPhrases: z
        .array(
          z.object({
            phrase: text(SETTLED_PHRASE_CHARS_MAX).check(z.minLength(1)),
            /** A class is "class:milk"; anything else is the id of a food. */
            as: z.union([z.literal('note'), words(SETTLED_FOODS_MAX, 100).check(z.minLength(1))]),
          }),
        )
        .check(z.maxLength(SETTLED_PHRASES_MAX)),
      profileCompleted: z.boolean(),
      lastUpdated: isoDate,
    } satisfies Record<keyof CompleteProfile, z.ZodMiniType>),
  )
  .check(
    z.refine((profile) => !areTextsTooLong(profile), {
      error: `texts in own words must have at most ${PROFILE_TEXTS_CHARS_MAX} characters in all`,
      when: ({ issues }) => issues.length === 0,
    }),
  )
