import { paths } from '../lib/paths.ts'
import { landingMessages as words } from '../messages/landing.ts'
import { THEME_CHOICES } from '../ui/theme-choice.ts'
import styles from './site-footer.module.css'

/** The theme choice needs the script, which also unhides it. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.note}>{words.footerNote}</p>
        <nav aria-label={words.footerLabel} className={styles.links}>
          <a href={paths.terms}>{words.terms}</a>
          <a href={paths.privacy}>{words.privacy}</a>
        </nav>
        <label className={styles.theme} data-theme-chooser hidden>
          <span>{words.theme}</span>
          <select defaultValue="auto">
            {THEME_CHOICES.map((choice) => (
              <option key={choice} value={choice}>
                {words.themeChoices[choice]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </footer>
  )
}
