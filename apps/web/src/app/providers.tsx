import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { watchSession } from '../lib/session.ts'
import { cssVariablesResolver, theme } from '../ui/theme.ts'
import { THEME_STORAGE_KEY } from '../ui/theme-choice.ts'
import styles from './providers.module.css'

const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
})

watchSession(queryClient)

const colorSchemeManager = localStorageColorSchemeManager({ key: THEME_STORAGE_KEY })

export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
      >
        <Notifications position="top-center" limit={4} className={styles.notifications ?? ''} />
        {children}
      </MantineProvider>
    </QueryClientProvider>
  )
}
