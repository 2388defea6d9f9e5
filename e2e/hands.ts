import { expect, type Locator } from '@playwright/test'

/** How a person works the page. */
export type Hand = Readonly<{
  press: (target: Locator) => Promise<void>
  write: (target: Locator, text: string) => Promise<void>
}>

export const MOUSE: Hand = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
}

export const FINGER: Hand = {
  press: (target) => target.tap(),
  async write(target, text) {
    await target.tap()
    await target.fill(text)
  },
}

/** Nothing but keys: Tab to get there, arrows within a choice, Enter or Space to press. */
export const KEYBOARD: Hand = {
  async press(target) {
    const kind = await reach(target)
    await target.page().keyboard.press(kind === 'checkbox' || kind === 'radio' ? 'Space' : 'Enter')
  },
  async write(target, text) {
    await reach(target)
    await target.page().keyboard.press('ControlOrMeta+a')
    await target.page().keyboard.type(text)
  },
}

/** More stops than any page of ours has. */
const STOPS = 400

/** Moves the focus to a control, and returns what kind of input it is. */
async function reach(target: Locator): Promise<string> {
  await expect(target).toBeEnabled()
  const element = await target.elementHandle()
  const { keyboard } = target.page()
  for (let stop = 0; element && stop < STOPS; stop++) {
    const { key, kind } = await element.evaluate(async (wanted) => {
      // A dialog's focus trap corrects the focus in a timer. No person presses keys faster than that.
      await new Promise((resolve) => setTimeout(resolve))
      const at = document.activeElement
      const kind = wanted instanceof HTMLInputElement ? wanted.type : wanted.tagName
      if (at === wanted) return { key: undefined, kind }
      const isSameChoice =
        at instanceof HTMLInputElement &&
        wanted instanceof HTMLInputElement &&
        at.type === 'radio' &&
        at.name === wanted.name
      if (isSameChoice) return { key: 'ArrowRight', kind }
      const isBefore = at && at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING
      return { key: isBefore ? 'Shift+Tab' : 'Tab', kind }
    })
    if (key === undefined) return kind
    await keyboard.press(key)
  }
  throw new Error(`${target} cannot be reached with the keyboard`)
}
