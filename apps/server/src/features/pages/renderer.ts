import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderWeekLook } from '@pennyplate/contract/week-look'
import type { Deps } from '../../deps.ts'
import { errorFields } from '../../log.ts'
import type { LoadRenderer } from './pages.routes.ts'

/** The web app's renderer needs 45 MB, so it is loaded when the first week is shown. */
export function rendererOnFirstUse({ log }: Pick<Deps, 'log'>, webFolder: string): LoadRenderer {
  const file = join(webFolder, 'week-look/week-look.mjs')
  let loaded: Promise<RenderWeekLook | undefined> | undefined
  return () => {
    loaded ??= existsSync(file) ? load(file, log) : Promise.resolve(undefined)
    return loaded
  }
}

async function load(file: string, log: Deps['log']): Promise<RenderWeekLook | undefined> {
  // The app shows the week all the same, a little later.
  const report = (error: unknown) => {
    log.error('week not rendered', errorFields(error))
    return undefined
  }
  try {
    // Safe: the web app's render-week-look.tsx exports it; the built file has no types.
    const { renderWeekLook } = (await import(pathToFileURL(file).href)) as { renderWeekLook: RenderWeekLook }
    return (facts) => renderWeekLook(facts).catch(report)
  } catch (error) {
    return report(error)
  }
}
