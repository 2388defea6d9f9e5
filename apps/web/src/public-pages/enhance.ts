import { parseThemeChoice, THEME_ATTRIBUTE, THEME_STORAGE_KEY } from '../ui/theme-choice.ts'

/** The only script of the public pages: theme choice and Back. */

function readStored(): string | null {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY)
  } catch {
    return null
  }
}

function store(choice: string) {
  try {
    localStorage.setItem(THEME_STORAGE_KEY, choice)
  } catch {
    // Without storage the choice lasts for this page only.
  }
}

function enableThemeChoice(chooser: HTMLElement) {
  const select = chooser.querySelector('select')
  if (select === null) return
  select.value = parseThemeChoice(readStored())
  select.addEventListener('change', () => {
    const choice = parseThemeChoice(select.value)
    store(choice)
    if (choice === 'auto') document.documentElement.removeAttribute(THEME_ATTRIBUTE)
    else document.documentElement.setAttribute(THEME_ATTRIBUTE, choice)
  })
  chooser.hidden = false
}

/** Back links to home, or to the previous page if that was ours. */
function enableBack(link: HTMLElement) {
  link.addEventListener('click', (event) => {
    const cameFromOurSite = document.referrer !== '' && new URL(document.referrer).origin === location.origin
    if (!cameFromOurSite || history.length < 2) return
    event.preventDefault()
    history.back()
  })
}

for (const chooser of document.querySelectorAll<HTMLElement>('[data-theme-chooser]'))
  enableThemeChoice(chooser)
for (const link of document.querySelectorAll<HTMLElement>('[data-back]')) enableBack(link)
