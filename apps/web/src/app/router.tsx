import { createBrowserRouter, Outlet, type RouteObject } from 'react-router'
import { FirstLook } from '../ui/first-look.tsx'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import { ErrorPage } from './error-page.tsx'

/** Pages are loaded on their first visit. Each guard is the parent route of its pages. */

const forGuests: RouteObject = {
  lazy: async () => ({ Component: (await import('../features/auth/guards.tsx')).RequireGuest }),
  children: [
    {
      path: '/sign-up/*',
      lazy: async () => ({ Component: (await import('../features/auth/sign-up-page.tsx')).SignUpPage }),
    },
  ],
}

const forCompletedProfiles: RouteObject = {
  lazy: async () => ({ Component: (await import('../features/auth/guards.tsx')).RequireCompletedProfile }),
  children: [
    {
      path: '/dashboard',
      lazy: async () => ({ Component: (await import('./dashboard/dashboard-page.tsx')).DashboardPage }),
    },
  ],
}

const forNewProfiles: RouteObject = {
  lazy: async () => ({ Component: (await import('../features/auth/guards.tsx')).RequireSetup }),
  children: [
    {
      path: '/profile-setup',
      lazy: async () => ({ Component: (await import('./profile-pages.tsx')).ProfileSetupPage }),
    },
  ],
}

const forSignedIn: RouteObject = {
  lazy: async () => ({ Component: (await import('../features/auth/guards.tsx')).RequireSignedIn }),
  children: [
    {
      path: '/profile-update',
      lazy: async () => ({ Component: (await import('./profile-pages.tsx')).ProfileUpdatePage }),
    },
    {
      path: '/subscribe',
      lazy: async () => ({
        Component: (await import('../features/premium/subscribe-page.tsx')).SubscribePage,
      }),
    },
    {
      path: '/subscribe/manage',
      lazy: async () => ({ Component: (await import('../features/premium/manage-page.tsx')).ManagePage }),
    },
    {
      path: '/bring-recipe',
      lazy: async () => ({
        Component: (await import('../features/bring-recipes/handed-page.tsx')).HandedPage,
      }),
    },
    {
      path: '/payment-success',
      lazy: async () => ({
        Component: (await import('../features/premium/payment-success-page.tsx')).PaymentSuccessPage,
      }),
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
        lazy: async () => ({ Component: (await import('../features/auth/sign-in-page.tsx')).SignInPage }),
      },
      forGuests,
      {
        path: '/auth-redirect',
        lazy: async () => ({ Component: (await import('./auth-redirect-route.tsx')).AuthRedirectRoute }),
      },
      {
        lazy: async () => ({ Component: (await import('./store-layout.tsx')).StoreLayout }),
        children: [forCompletedProfiles, forNewProfiles, forSignedIn],
      },
      { path: '*', lazy: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }) },
    ],
  },
])
