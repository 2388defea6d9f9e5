import { useMantineColorScheme } from '@mantine/core'
import { useId } from 'react'
import { appMessages } from '../../messages/app.ts'
import { THEME_CHOICES } from '../../ui/theme-choice.ts'
import styles from './theme-chooser.module.css'

/** Three plain radio buttons drawn as one switch. */
export function ThemeChooser() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const name = useId()
  return (
    <fieldset className={styles.chooser}>
      <legend className={styles.legend}>{appMessages.themeHint}</legend>
      <div className={styles.choices}>
        {THEME_CHOICES.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={colorScheme === choice}
              onChange={() => setColorScheme(choice)}
            />
            <span>{appMessages.themeChoices[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
