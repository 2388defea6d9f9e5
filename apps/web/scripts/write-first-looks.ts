import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { LATER } from '../src/lib/later-links.ts'
import { FIRST_VIEWS, type FirstView, filesOf, LATE_PARTS_OF_WEEK } from './first-views.ts'

const START = ['app.html', 'src/main.tsx']
/** All that runs before the first paint. */
const STARTING = /^assets\/(app|rolldown-runtime|load-module)-/
const SCRIPT = '<script type="module"'

/**
 * Writes a copy of the app's page for each address where many visits start. It names the files the app would request one
 * after the other, and shows the page's frame while they load. The copy for the service worker preloads nothing: its files are
 * cached already, and browsers warn about unused preloads.
 */
export async function writeFirstLooks(
  dist: string,
  app: Manifest,
  renderFirstLook: (name: FirstView['look']) => string,
): Promise<void> {
  const built = await readFile(join(dist, 'app.html'), 'utf8')
  // Vite's links cover only the start script.
  const plain = built.replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
  const first = filesOf(app, ['app.html']).scripts
  const heavy = [...first].filter((file) => !STARTING.test(file))
  if (heavy.length > 0)
    throw new Error(`The starting script waits for ${heavy.join(', ')}; see vite.config.ts`)
  const page = withFilesOf(plain, app, START)
  await writeFile(join(dist, 'app.html'), page)
  await writeFile(join(dist, 'app.kept.html'), page.replace(/\s*<link rel="(module)?preload"[^>]*>/g, ''))
  for (const { file, look: name, isPublic, modules } of FIRST_VIEWS) {
    const look = renderFirstLook(name)
    const title = /<title>.*?<\/title>/.exec(look)?.[0]
    let html = withFilesOf(plain, app, [...START, ...modules], first).replace(
      '<div id="root"></div>',
      () => `<div id="root">${look.replace(title ?? '', '')}</div>`,
    )
    if (title !== undefined) html = html.replace(/<title>.*?<\/title>/, () => title)
    if (isPublic) html = html.replace('<meta name="robots" content="noindex" />', '')
    await writeFile(join(dist, file), html)
    if (file === 'app.dashboard.html') await writeFile(join(dist, 'app.week.html'), forWeek(html, look, app))
  }
}

/** The dashboard's page for the server to put a household's week into, with the files of all that is in it. */
function forWeek(html: string, look: string, app: Manifest): string {
  const late = filesOf(app, [lateParts(app)])
  const linksOf = (files: Iterable<string>, rel: string) =>
    [...files]
      .filter((name) => !html.includes(name))
      .map((name) => `<link rel="${rel}" crossorigin href="/${name}">\n    `)
      .join('')
  return html
    .replace(look, '')
    .replace('<link rel="preload"', (preload) => `${linksOf(late.styles, 'stylesheet')}${preload}`)
    .replace(SCRIPT, (script) => `${linksOf(late.scripts, LATER)}${script}`)
}

function lateParts(app: Manifest): string {
  const found = Object.keys(app).find((key) => app[key]?.name === LATE_PARTS_OF_WEEK.file)
  if (!found) throw new Error('The build lacks the late parts of the week')
  return found
}

/** With a first look, all scripts but those that start the app are asked for once it is painted (src/start.ts). */
function withFilesOf(
  html: string,
  app: Manifest,
  modules: readonly string[],
  first?: ReadonlySet<string>,
): string {
  const { scripts, styles } = filesOf(app, modules)
  const relOf = (script: string) => (first?.has(script) === false ? LATER : 'modulepreload')
  const links = [
    ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    `<link rel="preload" href="/${fontOf(app)}" as="font" type="font/woff2" crossorigin>`,
    ...[...scripts].map((name) => `<link rel="${relOf(name)}" crossorigin href="/${name}">`),
  ]
  return html.replace(SCRIPT, () => `${links.join('\n    ')}\n    ${SCRIPT}`)
}

function fontOf(app: Manifest): string {
  const font = Object.values(app).find(({ file }) => /archivo-latin-wdth-normal.*\.woff2$/.test(file))
  if (!font) throw new Error('The build lacks the font of the first view')
  return font.file
}
