import {
  ADULTS,
  KID_AGE,
  KIDS,
  PROFILE_TEXT_CHARS_MAX,
  PROFILE_TEXTS_CHARS_MAX,
  WEEKLY_BUDGET_DOLLARS,
} from '@pennyplate/domain/bounds/limits'
import { DIET_TYPES, DISLIKED_FOODS } from '@pennyplate/domain/diet/diet-options'
import {
  COOKING_TOOLS,
  CUISINES,
  EGGS,
  FOOD_GOALS,
  MEAL_DIFFICULTIES,
  MEAL_TYPES,
  MILKS,
  PREP_STYLES,
  SKILL_LEVELS,
  SNACK_TYPES,
} from '@pennyplate/domain/profile/profile-options'
import {
  SETTLED_FOODS_MAX,
  SETTLED_PHRASE_CHARS_MAX,
  SETTLED_PHRASES_MAX,
} from '@pennyplate/domain/profile/profile-settled'
import { areTextsTooLong } from '@pennyplate/domain/profile/profile-texts'
import { z } from 'zod'
import { isoDate, lenientNumber, text, words } from './parts.ts'

const count = (range: { min: number; max: number }) =>
  lenientNumber.pipe(z.number().int().min(range.min).max(range.max).optional())

/** The observed product wrote Stovetop in one place and Stove in another (D7). */
const cookingTool = z.preprocess(
  (tool) => (tool === 'Stovetop' ? 'Stove' : tool),
  z.enum(COOKING_TOOLS, { error: `must be one of ${COOKING_TOOLS.join(', ')}` }),
)

const target = lenientNumber.pipe(z.number().min(0).max(100_000).optional())

const ownWords = text(PROFILE_TEXT_CHARS_MAX)

/** Older copies have one text, which is read as a list of one. So an entry may be as long as the whole text, and a text split at commas may have as many entries. */
const listOrText = z.union([
  words(PROFILE_TEXT_CHARS_MAX / 2, PROFILE_TEXT_CHARS_MAX),
  ownWords.transform((typed) => (typed.trim() ? [typed.trim()] : [])),
])

export const profileDocument = z
  .looseObject({
    adults: count(ADULTS),
    kids: count(KIDS),
    kidAges: z
      .array(lenientNumber.pipe(z.number().int().min(KID_AGE.min).max(KID_AGE.max).optional()))
      .max(KIDS.max),
    weeklyBudget: lenientNumber.pipe(
      z.number().min(WEEKLY_BUDGET_DOLLARS.min).max(WEEKLY_BUDGET_DOLLARS.max).optional(),
    ),
    stickToBudget: z.boolean(),
    zipCode: z.string().regex(/^\d{0,5}$/, 'must be up to 5 digits'),
    cookingTools: z.array(cookingTool).max(20),
    skillLevel: z.enum(SKILL_LEVELS),
    mealDifficulty: z.enum(MEAL_DIFFICULTIES),
    dietType: z.enum(DIET_TYPES),
    customDiet: ownWords,
    cuisineTypes: z.array(z.enum(CUISINES)).max(20),
    customCuisines: ownWords,
    dietaryRestrictions: listOrText,
    allergies: listOrText,
    dislikedFoods: z.array(z.enum(DISLIKED_FOODS)).max(50),
    customDislikedFoods: ownWords,
    foodGoals: z.array(z.enum(FOOD_GOALS)).max(20),
    prepStyle: z.enum(PREP_STYLES),
    mealTypes: z.array(z.enum(MEAL_TYPES)).max(3),
    snackTypes: z.array(z.enum(SNACK_TYPES)).max(4),
    dairyPreferences: z.looseObject({ milk: z.enum(MILKS), eggs: z.enum(EGGS) }).partial(),
    nutritionalTargets: z
      .looseObject({
        trackNutrition: z.boolean(),
        dailyCalories: target,
        dailyProtein: target,
        dailyCarbs: target,
        dailyFat: target,
        dailyFiber: target,
        dailySugar: target,
        dailySodium: target,
        dailyCholesterol: target,
      })
      .partial(),
    settledPhrases: z
      .array(
        z.object({
          phrase: text(SETTLED_PHRASE_CHARS_MAX).min(1),
          /** A class is "class:milk"; anything else is the id of a food. */
          as: z.union([z.literal('note'), words(SETTLED_FOODS_MAX, 100).min(1)]),
        }),
      )
      .max(SETTLED_PHRASES_MAX),
    profileCompleted: z.boolean(),
    lastUpdated: isoDate,
  })
  .partial()
  .refine((profile) => !areTextsTooLong(profile), {
    error: `texts in own words must have at most ${PROFILE_TEXTS_CHARS_MAX} characters in all`,
    when: ({ issues }) => issues.length === 0,
  })

export type ProfileDocument = z.infer<typeof profileDocument>
