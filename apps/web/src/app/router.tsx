import type { FunctionComponent } from 'react'
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router'
import { untilLoaded } from '../lib/until-loaded.ts'
import { FirstLook } from '../ui/first-look.tsx'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import { ErrorPage } from './error-page.tsx'

/** Pages are loaded on their first visit. Each guard is the parent route of its pages. */

function page(importPage: () => Promise<FunctionComponent>) {
  return async () => ({ Component: await untilLoaded(importPage) })
}

const forGuests: RouteObject = {
  lazy: page(async () => (await import('../features/auth/guards.tsx')).RequireGuest),
  children: [
    {
      path: '/sign-up/*',
      lazy: page(async () => (await import('../features/auth/sign-up-page.tsx')).SignUpPage),
    },
  ],
}

const forCompletedProfiles: RouteObject = {
  lazy: page(async () => (await import('../features/auth/guards.tsx')).RequireCompletedProfile),
  children: [
    {
      path: '/dashboard',
      lazy: page(async () => (await import('./dashboard/dashboard-page.tsx')).DashboardPage),
    },
  ],
}

const forNewProfiles: RouteObject = {
  lazy: page(async () => (await import('../features/auth/guards.tsx')).RequireSetup),
  children: [
    {
      path: '/profile-setup',
      lazy: page(async () => (await import('./profile-pages.tsx')).ProfileSetupPage),
    },
  ],
}

const forSignedIn: RouteObject = {
  lazy: page(async () => (await import('../features/auth/guards.tsx')).RequireSignedIn),
  children: [
    {
      path: '/profile-update',
      lazy: page(async () => (await import('./profile-pages.tsx')).ProfileUpdatePage),
    },
    {
      path: '/subscribe',
      lazy: page(async () => (await import('../features/premium/subscribe-page.tsx')).SubscribePage),
    },
    {
      path: '/subscribe/manage',
      lazy: page(async () => (await import('../features/premium/manage-page.tsx')).ManagePage),
    },
    {
      path: '/bring-recipe',
      lazy: page(async () => (await import('../features/bring-recipes/handed-page.tsx')).HandedPage),
    },
    {
      path: '/payment-success',
      lazy: page(
        async () => (await import('../features/premium/payment-success-page.tsx')).PaymentSuccessPage,
      ),
    },
  ],
}

export const router = createBrowserRouter([
  {
    element: <Outlet />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: (
      <FirstLook>
        <LoadingScreen />
      </FirstLook>
    ),
    children: [
      {
        path: '/sign-in/*',
        lazy: page(async () => (await import('../features/auth/sign-in-page.tsx')).SignInPage),
      },
      forGuests,
      {
        path: '/auth-redirect',
        lazy: page(async () => (await import('./auth-redirect-route.tsx')).AuthRedirectRoute),
      },
      {
        lazy: page(async () => (await import('./store-layout.tsx')).StoreLayout),
        children: [forCompletedProfiles, forNewProfiles, forSignedIn],
      },
      { path: '*', lazy: page(async () => (await import('./not-found-page.tsx')).NotFoundPage) },
    ],
  },
])
