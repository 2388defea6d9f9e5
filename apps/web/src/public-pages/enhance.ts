import { parseThemeChoice, THEME_ATTRIBUTE, THEME_STORAGE_KEY } from '../ui/theme-choice.ts'

/** All the script the public pages have: the choice of theme, and Back. Everything else is HTML. */

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
    // Without storage the choice holds for this page only.
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

/** Back is a link home; when the visitor came from another of our pages it goes there instead. */
function enableBack(link: HTMLElement) {
  link.addEventListener('click', (event) => {
    const cameFromHere = document.referrer !== '' && new URL(document.referrer).origin === location.origin
    if (!cameFromHere || history.length < 2) return
    event.preventDefault()
    history.back()
  })
}

for (const chooser of document.querySelectorAll<HTMLElement>('[data-theme-chooser]'))
  enableThemeChoice(chooser)
for (const link of document.querySelectorAll<HTMLElement>('[data-back]')) enableBack(link)
