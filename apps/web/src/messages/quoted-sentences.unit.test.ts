import { expect, test } from 'vitest'
import { appMessages } from './app.ts'
import { cookingMessages } from './cooking.ts'
import { mealPlanMessages } from './meal-plan.ts'
import { pantryMessages } from './pantry.ts'
import { photoMessages } from './photo.ts'
import { premiumMessages } from './premium.ts'
import { profileMessages } from './profile.ts'
import { quickMealMessages } from './quick-meal.ts'
import { recipeMessages } from './recipes.ts'
import { productMessages } from './scanner.ts'
import { settingsMessages } from './settings.ts'
import { shareButtonMessages } from './share-button.ts'
import { sharingMessages } from './sharing.ts'
import { shoppingMessages } from './shopping.ts'
import { termsMessages } from './terms-modal.ts'

/** Sentences quoted from the specification. They must not change. */
test.each([
  [appMessages.guestUser, 'Guest User'],
  [appMessages.loadingProfile, 'Loading your profile'],
  [termsMessages.mustAccept, 'You must accept the Terms of Service to continue using Pennyplate'],
  [
    termsMessages.declineConfirm,
    'If you decline the Terms of Service, you will not be able to use Pennyplate. Are you sure?',
  ],
  [mealPlanMessages.profileNotLoaded, 'Profile not loaded. Please refresh the page and try again.'],
  [mealPlanMessages.generateFailed('why'), 'Failed to generate meal plan: why'],
  [mealPlanMessages.replaceFailed('why'), 'Failed to replace meal: why'],
  [mealPlanMessages.acceptFailed('why'), 'Failed to generate shopping list: why'],
  [mealPlanMessages.customFailed, 'Failed to generate custom meal details. Please try again.'],
  [mealPlanMessages.sameMeal, 'Generated meal is the same as current meal'],
  [mealPlanMessages.copyNeedsPlan, 'Please generate a meal plan first'],
  [mealPlanMessages.generating, 'Generating...'],
  [mealPlanMessages.replacing, 'Replacing...'],
  [mealPlanMessages.weekLabel(0, 3), 'Current Week (3 saved)'],
  [mealPlanMessages.weekLabel(1, 3), '1 week ago (3 saved)'],
  [mealPlanMessages.weekLabel(2, 3), '2 weeks ago (3 saved)'],
  [cookingMessages.question('Chili'), 'Mark Chili as cooked? This will remove ingredients from your pantry.'],
  [cookingMessages.done, 'Marked as cooked'],
  [recipeMessages.loadFailed('why'), 'Failed to load recipe: why'],
  [recipeMessages.videoQuery('Chili'), 'how to make Chili'],
  [recipeMessages.empty, 'No recipes available. Generate a meal plan to see recipes!'],
  [shoppingMessages.empty, 'No shopping list available. Generate a meal plan first!'],
  [shoppingMessages.nothingToAdd, 'No shopping list to add to pantry'],
  [shoppingMessages.toPantryFailed, 'Failed to add items to pantry. Please try again.'],
  [shoppingMessages.order, 'Order from Walmart (Coming Soon)'],
  [shoppingMessages.toPantry, 'Add Shopping List to Pantry (After Ordering)'],
  [shareButtonMessages.noPlan, 'No meal plan to share'],
  [sharingMessages.dialogTitle, 'Share Your Meal Plan'],
  [sharingMessages.getStarted, 'Get Started'],
  [sharingMessages.expired, 'This meal plan link is invalid or has expired.'],
  [sharingMessages.undecodable, 'This meal plan link is invalid or could not be decoded.'],
  [pantryMessages.empty, 'Your pantry is empty. Start by scanning barcodes or adding items manually.'],
  [pantryMessages.current(1), 'Current Pantry (1 item)'],
  [pantryMessages.current(2), 'Current Pantry (2 items)'],
  [pantryMessages.incomplete, 'Please fill in name and category'],
  [pantryMessages.saveFailed, 'Failed to save pantry changes. Please try again.'],
  [pantryMessages.deleteFailed, 'Failed to delete item. Please refresh and try again.'],
  [quickMealMessages.pantryEmpty, 'Please add items to your pantry first'],
  [quickMealMessages.failed, 'Failed to generate meal suggestion. Please try again.'],
  [productMessages.lookupFailed('0123'), 'Error: Failed to lookup barcode 0123'],
  [productMessages.unknownName, 'Unknown Product'],
  [productMessages.notFound, 'Product not found'],
  [photoMessages.failed, 'Failed to process photo. Please try again.'],
  [photoMessages.nothingFound, 'No items found in the photo. Try a clearer photo.'],
  [photoMessages.added(3), 'Added 3 items from photo!'],
  [profileMessages.saveFailed, 'Failed to save profile. Please try again.'],
  [profileMessages.updateFailed, 'Failed to save profile updates. Please try again.'],
  [settingsMessages.deleteFailed, 'Failed to delete account. Please try again or contact support.'],
  [premiumMessages.portalFailed, 'Unable to access customer portal. Please contact support.'],
  [premiumMessages.networkFailed, 'Something went wrong. Please try again.'],
  [premiumMessages.subscriptionFailed, 'Subscription failed. Please try again.'],
  [premiumMessages.cardNotValid, 'Payment validation failed. Please check your card details.'],
  [premiumMessages.formNotReady, 'Payment form not ready. Please refresh and try again.'],
  [premiumMessages.signInFirst, 'Please sign in first'],
])('"%s" is exactly as specified', (shown, specified) => {
  expect(shown).toBe(specified)
})
