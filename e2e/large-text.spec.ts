import { findBrowser } from './find-browser.ts'
import { expectEveryPageFits, signUpWithWeek } from './layout-steps.ts'
import { test } from './test.ts'

// Same effect as the "Very large" font size in the browser's settings.
const found = await findBrowser()
test.use({ launchOptions: { ...found, args: [...found.args, '--blink-settings=defaultFontSize=32'] } })

test('with text twice as large, every page fits a phone and no label is clipped', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithWeek(context, baseURL ?? '')
  await expectEveryPageFits(page, '32px')
})
