import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findBrowser } from './find-browser.ts'

/** Draws the icons of the installed app from the favicon. After changing the favicon, run: node e2e/draw-icons.ts */
const PUBLIC = fileURLToPath(new URL('../apps/web/public/', import.meta.url))
const mark = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')
const TAG_YELLOW = '#ffd60a'

/** `margin` is the empty share on each side: phones crop the maskable icon to a shape, and iOS rounds the corners of its icon. */
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
