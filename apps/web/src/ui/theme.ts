import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** Mantine needs ten shades. Ours is one color from tokens.css, which covers both themes, so all ten are equal. */
function shadesOf(token: string): MantineColorsTuple {
  const shade = `var(--${token})`
  return [shade, shade, shade, shade, shade, shade, shade, shade, shade, shade]
}

export const theme = createTheme({
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '800' },
  primaryColor: 'basil',
  colors: { basil: shadesOf('basil'), tomato: shadesOf('tomato') },
  white: '#ffffff',
  black: '#15211a',
  defaultRadius: 'var(--radius)',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  components: {
    // Mantine uses <header>, which a screen reader takes for a second page banner.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    Modal: { defaultProps: { centered: true, overlayProps: { color: '#000', backgroundOpacity: 0.45 } } },
  },
})

const ours = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--basil)',
  '--mantine-color-error': 'var(--tomato)',
  '--mantine-color-default': 'var(--paper)',
  '--mantine-color-default-hover': 'var(--fog)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--fog)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
  '--mantine-primary-color-filled': 'var(--basil)',
  '--mantine-primary-color-filled-hover': 'var(--basil-hover)',
  '--mantine-primary-color-contrast': 'var(--on-basil)',
}

/** Both schemes use the same tokens: the two palettes are in tokens.css, with light-dark(). */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: ours, light: ours, dark: ours })
