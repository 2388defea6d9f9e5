import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { cssVariablesResolver, theme } from '../ui/theme.ts'
import { THEME_STORAGE_KEY } from '../ui/theme-choice.ts'

const colorSchemeManager = localStorageColorSchemeManager({ key: THEME_STORAGE_KEY })

/** The component library with our theme. */
export function KitProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  )
}
