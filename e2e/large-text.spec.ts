import { test } from '@playwright/test'
import { findBrowser } from './find-browser.ts'
import { expectEveryPageFits, signUpWithWeek } from './layout-steps.ts'

// As in the settings of a browser, where people choose "very large".
const found = await findBrowser()
test.use({ launchOptions: { ...found, args: [...found.args, '--blink-settings=defaultFontSize=32'] } })

test('with letters twice as large no page is wider than a phone, and no words run into each other', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithWeek(context, baseURL ?? '')
  await expectEveryPageFits(page, '32px')
})
