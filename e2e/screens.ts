import type { Page } from '@playwright/test'
import * as act from './screens-actions.ts'

export type Who = 'guest' | 'new' | 'household' | 'planner' | 'member' | 'visitor'
export type Size = 'phone' | 'tablet' | 'desktop'
export type Theme = 'light' | 'dark'

export type Shot = {
  name: string
  path: string
  who: Who
  wholePage?: true
  /** Runs on the page before the screenshot. */
  act?: (page: Page) => Promise<void>
  /** The variants kept in docs/screens. The others are made only with --all. */
  kept?: readonly `${Size}-${Theme}`[]
}

const PAIR = ['desktop-light', 'phone-dark'] as const
const OTHER_PAIR = ['desktop-dark', 'phone-light'] as const

/** The order matters: actions for one screenshot affect the later ones of the same person. */
export const SHOTS: readonly Shot[] = [
  { name: 'landing', path: '/', who: 'guest', kept: PAIR },
  { name: 'landing-whole', path: '/', who: 'guest', wholePage: true },
  { name: 'sign-in', path: '/sign-in', who: 'guest', kept: ['phone-light'] },
  { name: 'sign-up', path: '/sign-up', who: 'guest' },
  { name: 'not-found', path: '/no-such-page', who: 'guest' },
  { name: 'shared-gone', path: '/shared/nobody', who: 'guest' },
  { name: 'demo-door', path: '/sign-in', who: 'visitor', kept: ['phone-light'] },
  { name: 'demo', path: '/sign-in', who: 'visitor', act: act.enterDemo },
  { name: 'terms-dialog', path: '/auth-redirect', who: 'new', kept: ['phone-light'] },
  { name: 'profile-setup', path: '/profile-setup', who: 'new', kept: PAIR },
  { name: 'profile-nutrition', path: '/profile-setup', who: 'new', wholePage: true, act: act.openNutrition },
  { name: 'meal-plan-empty', path: '/dashboard', who: 'household', kept: ['phone-light'] },
  {
    name: 'meal-plan-no-way',
    path: '/dashboard',
    who: 'household',
    act: act.planWithTooLittle,
    kept: ['phone-dark'],
  },
  { name: 'pantry', path: '/dashboard?tab=pantry', who: 'household', kept: OTHER_PAIR },
  {
    name: 'pantry-photo',
    path: '/dashboard?tab=pantry',
    who: 'household',
    wholePage: true,
    act: act.readReceipt,
    kept: PAIR,
  },
  { name: 'quick-meal-none', path: '/dashboard?tab=quick-meal', who: 'household' },
  {
    name: 'quick-meal',
    path: '/dashboard?tab=quick-meal',
    who: 'household',
    act: act.suggestMeal,
    kept: OTHER_PAIR,
  },
  { name: 'shopping-none', path: '/dashboard?tab=shopping', who: 'household' },
  { name: 'recipes-none', path: '/dashboard?tab=recipes', who: 'household' },
  {
    name: 'settings',
    path: '/dashboard?tab=settings',
    who: 'household',
    wholePage: true,
    kept: ['desktop-light'],
  },
  { name: 'profile-update', path: '/profile-update', who: 'household', wholePage: true },
  { name: 'subscribe', path: '/subscribe', who: 'household', wholePage: true, kept: PAIR },
  { name: 'payment-success', path: '/subscribe', who: 'member', act: act.startTrial, kept: ['phone-light'] },
  { name: 'subscribe-manage', path: '/subscribe/manage', who: 'member', kept: ['desktop-light'] },
  { name: 'subscribe-cancel', path: '/subscribe/manage', who: 'member', act: act.askToCancel },
  { name: 'meal-plan', path: '/dashboard', who: 'planner', wholePage: true, kept: [...PAIR, 'desktop-dark'] },
  { name: 'meal-plan-replace', path: '/dashboard', who: 'planner', act: act.openReplace, kept: OTHER_PAIR },
  { name: 'meal-plan-cooked', path: '/dashboard', who: 'planner', act: act.markCooked },
  { name: 'meal-plan-share', path: '/dashboard', who: 'planner', act: act.openShare },
  { name: 'shared-plan', path: '/dashboard', who: 'planner', act: act.openShared, kept: PAIR },
  {
    name: 'meal-plan-conflict',
    path: '/dashboard',
    who: 'planner',
    act: act.becomeAllergic,
    kept: OTHER_PAIR,
  },
  { name: 'meal-plan-accepted', path: '/dashboard', who: 'planner', act: act.accept },
  {
    name: 'shopping',
    path: '/dashboard?tab=shopping',
    who: 'planner',
    wholePage: true,
    act: act.openList,
    kept: PAIR,
  },
  { name: 'shopping-line', path: '/dashboard?tab=shopping', who: 'planner', act: act.openLine },
  {
    name: 'aisle',
    path: '/dashboard?tab=shopping',
    who: 'planner',
    act: act.startShopping,
    kept: OTHER_PAIR,
  },
  { name: 'recipes', path: '/dashboard?tab=recipes&day=6', who: 'planner', act: act.seeRecipes, kept: PAIR },
  {
    name: 'recipe',
    path: '/dashboard?tab=recipes&day=6',
    who: 'planner',
    act: act.openRecipe,
    kept: OTHER_PAIR,
  },
  { name: 'cook', path: '/dashboard?tab=recipes&day=6', who: 'planner', act: act.cook, kept: PAIR },
  {
    name: 'offline',
    path: '/dashboard?tab=pantry',
    who: 'planner',
    act: act.goOffline,
    kept: ['phone-light'],
  },
]
