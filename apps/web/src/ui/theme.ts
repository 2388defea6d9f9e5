import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/** Mantine wants ten shades; ours come from tokens.css, which knows both themes, so all ten are the same one. */
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
    // Mantine draws it as a <header>, which a screen reader would take for a second banner of the page.
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

/** Both schemes take the same tokens: light-dark() in tokens.css is the only place that knows two palettes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: ours, light: ours, dark: ours })
