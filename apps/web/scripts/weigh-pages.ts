import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { FIRST_VIEWS, filesOf } from './first-views.ts'

/** Compressed JavaScript allowed on a first visit, in kB (1000 bytes). A page over its budget fails the build. */
const BUDGETS_KB = { landing: 40, 'shared plan': 120, dashboard: 220 } as const

export async function weighPages(dist: string, app: Manifest): Promise<void> {
  const files = {
    landing: await scriptsOf(dist, 'index.html'),
    'shared plan': await scriptsOf(dist, 'shared.html'),
    dashboard: filesOf(app, ['app.html', 'src/main.tsx', ...modulesOf('app.dashboard.html')]).scripts,
  }
  for (const [page, budgetKb] of Object.entries(BUDGETS_KB)) {
    // Safe: both objects have the same keys.
    const weightKb = (await weight(dist, files[page as keyof typeof files])) / 1000
    const words = `${page}: ${weightKb.toFixed(1)} kB of JavaScript on a first visit, ${budgetKb} allowed`
    if (weightKb > budgetKb) throw new Error(`Too heavy. ${words}`)
    if (process.env.PAGE_WEIGHTS) process.stdout.write(`${words}\n`)
  }
}

function modulesOf(file: string): readonly string[] {
  const view = FIRST_VIEWS.find((known) => known.file === file)
  if (!view) throw new Error(`No first view is called ${file}`)
  return view.modules
}

/** The scripts of a page and their static imports. */
async function scriptsOf(dist: string, page: string): Promise<Set<string>> {
  const html = await readFile(join(dist, page), 'utf8')
  const files = new Set<string>()
  const visit = async (file: string): Promise<void> => {
    if (files.has(file)) return
    files.add(file)
    const source = await readFile(join(dist, file), 'utf8')
    for (const [, imported] of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      await visit(join('assets', imported ?? ''))
  }
  for (const [, file] of html.matchAll(/(?:src|href)="\/([\w/.-]+\.js)"/g)) await visit(file ?? '')
  return files
}

async function weight(dist: string, files: Iterable<string>): Promise<number> {
  let bytes = 0
  for (const file of files) bytes += (await stat(join(dist, `${file}.br`))).size
  return bytes
}
