import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from './find-browser.ts'

/** Draws the icons of the installed app from the favicon: `node e2e/draw-icons.ts` after the favicon changed. */
const PUBLIC = fileURLToPath(new URL('../apps/web/public/', import.meta.url))
const mark = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')
const TAG_YELLOW = '#ffd60a'

/** `margin` is the share of the picture around the mark: phones cut a mask out of the maskable one, and iOS rounds its own. */
const ICONS = [
  { name: 'icon-192.png', size: 192, margin: 0, background: 'transparent' },
  { name: 'icon-512.png', size: 512, margin: 0, background: 'transparent' },
  { name: 'maskable-512.png', size: 512, margin: 0.1, background: TAG_YELLOW },
  { name: 'apple-touch-180.png', size: 180, margin: 0.04, background: TAG_YELLOW },
]

mkdirSync(join(PUBLIC, 'icons'), { recursive: true })
const browser = await chromium.launch(await findBrowser())
for (const { name, size, margin, background } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const image = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`
  const inner = size * (1 - 2 * margin)
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${background}">` +
      `<img src="${image}" width="${inner}" height="${inner}" alt="">`,
  )
  await page.screenshot({ path: join(PUBLIC, 'icons', name), omitBackground: true })
  await page.close()
}
await browser.close()
