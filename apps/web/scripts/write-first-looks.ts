import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { FIRST_VIEWS, type FirstView, filesOf } from './first-views.ts'

const START = ['app.html', 'src/main.tsx']
const SCRIPT = '<script type="module"'

/**
 * The app's page once more for each address that many visits begin with: it names at once the files that the app would
 * only ask for one after the other, and shows the frame of the page while they load. The page that the service worker keeps names
 * none: they are on the device already, and a browser warns of files that were named to it and came from there.
 */
export async function writeFirstLooks(
  dist: string,
  app: Manifest,
  renderFirstLook: (name: FirstView['look']) => string,
): Promise<void> {
  const built = await readFile(join(dist, 'app.html'), 'utf8')
  // What Vite names is only what the starting script needs.
  const plain = built.replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
  const page = withFilesOf(plain, app, START)
  await writeFile(join(dist, 'app.html'), page)
  await writeFile(join(dist, 'app.kept.html'), page.replace(/\s*<link rel="(module)?preload"[^>]*>/g, ''))
  for (const { file, look: name, isPublic, modules } of FIRST_VIEWS) {
    const look = renderFirstLook(name)
    const title = /<title>.*?<\/title>/.exec(look)?.[0]
    let html = withFilesOf(plain, app, [...START, ...modules], 'low').replace(
      '<div id="root"></div>',
      () => `<div id="root">${look.replace(title ?? '', '')}</div>`,
    )
    if (title !== undefined) html = html.replace(/<title>.*?<\/title>/, () => title)
    if (isPublic) html = html.replace('<meta name="robots" content="noindex" />', '')
    await writeFile(join(dist, file), html)
  }
}

/** Where there is something to look at, its styles and letters come before the scripts, for which it does not wait. */
function withFilesOf(
  html: string,
  app: Manifest,
  modules: readonly string[],
  scriptPriority: 'auto' | 'low' = 'auto',
): string {
  const { scripts, styles } = filesOf(app, modules)
  const links = [
    ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    `<link rel="preload" href="/${fontOf(app)}" as="font" type="font/woff2" crossorigin>`,
    ...[...scripts].map(
      (name) => `<link rel="modulepreload" fetchpriority="${scriptPriority}" crossorigin href="/${name}">`,
    ),
  ]
  return html.replace(SCRIPT, () => `${links.join('\n    ')}\n    ${SCRIPT}`)
}

function fontOf(app: Manifest): string {
  const font = Object.values(app).find(({ file }) => /archivo-latin-wdth-normal.*\.woff2$/.test(file))
  if (!font) throw new Error('The build lacks the font of the first view')
  return font.file
}
