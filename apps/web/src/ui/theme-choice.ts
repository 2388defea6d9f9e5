/** The chosen theme, in local storage. public/theme.js reads the same key before the first paint. */

export const THEME_STORAGE_KEY = 'pennyplate-theme'
export const THEME_ATTRIBUTE = 'data-mantine-color-scheme'

export const THEME_CHOICES = ['auto', 'light', 'dark'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

export function parseThemeChoice(stored: string | null): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === stored) ?? 'auto'
}
