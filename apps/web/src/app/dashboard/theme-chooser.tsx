import { useMantineColorScheme } from '@mantine/core'
import { appMessages } from '../../messages/app.ts'
import { Segments } from '../../ui/segments.tsx'
import { THEME_CHOICES } from '../../ui/theme-choice.ts'

export function ThemeChooser() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Segments
      legend={appMessages.theme}
      options={THEME_CHOICES.map((value) => ({ value, label: appMessages.themeChoices[value] }))}
      value={colorScheme}
      onChange={setColorScheme}
    />
  )
}
