import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { contactSheet, type SheetChoice } from '@pennyplate/catalog/drawing/contact-sheet'
import { chromium } from '@playwright/test'
import { findBrowser } from './find-browser.ts'

/**
 * Pictures of many drawings at once, to look at after a change: npm run drawings [dishes|plates|sides|sample] [file] [words].
 * `sample` is 60 dishes at random without their names.
 */
const CHOICES: readonly SheetChoice[] = ['dishes', 'plates', 'sides', 'sample']
const [given = 'sample', file = '.drawings/sheet.png', words = ''] = process.argv.slice(2)
const choice = CHOICES.find((known) => known === given)
if (!choice) throw new Error(`Say one of ${CHOICES.join(', ')}.`)

mkdirSync(dirname(resolve(file)), { recursive: true })
const browser = await chromium.launch(await findBrowser())
const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
await page.setContent(contactSheet(choice, words))
await page.screenshot({ path: file, fullPage: true })
await browser.close()
process.stdout.write(`${file}\n`)
