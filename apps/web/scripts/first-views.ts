import type { Manifest } from 'vite'

/** The modules the router loads for every dashboard tab. */
const DASHBOARD = ['src/app/store-layout.tsx', 'src/app/dashboard/dashboard-page.tsx']
const TABS = {
  '': 'src/app/dashboard/meal-plan-page.tsx',
  '-quick-meal': 'src/app/dashboard/quick-meal-page.tsx',
  '-pantry': 'src/app/dashboard/pantry-page.tsx',
  '-shopping': 'src/features/shopping/shopping-tab.tsx',
  '-recipes': 'src/app/dashboard/recipes-page.tsx',
  '-settings': 'src/app/dashboard/settings-tab.tsx',
}

/** What the week shows late, except what is below it or opens over it: one file. */
export const LATE_PARTS_OF_WEEK = {
  file: 'week-parts',
  modules: [
    'src/features/meal-plan/generate/generate-section.tsx',
    'src/features/meal-plan/history/week-navigation.tsx',
    'src/features/meal-plan/weeks/weeks-button.tsx',
    'src/features/meal-plan/week/day-note.tsx',
    'src/features/meal-plan/week/drag-watcher.tsx',
    'src/features/meal-plan/week/meal-keys.tsx',
    'src/features/meal-plan/change-meal/change-toast.tsx',
    'src/features/meal-plan/holiday/holiday-offer.tsx',
    'src/features/meal-plan/holiday/coming-holidays.tsx',
    'src/features/meal-plan/week/staples-changed.tsx',
    'src/features/staples/running-out.tsx',
    'src/app/dashboard/use-soon-part.tsx',
  ],
}

export type FirstView = Readonly<{
  file: string
  look: 'dashboard' | 'sign-in'
  /** Whether search engines may index it. */
  isPublic: boolean
  modules: readonly string[]
}>

export const FIRST_VIEWS: readonly FirstView[] = [
  {
    file: 'app.sign-in.html',
    look: 'sign-in',
    isPublic: true,
    modules: ['src/features/auth/sign-in-page.tsx'],
  },
  ...Object.entries(TABS).map(
    ([tab, module]): FirstView => ({
      file: `app.dashboard${tab}.html`,
      look: 'dashboard',
      isPublic: false,
      modules: [...DASHBOARD, module],
    }),
  ),
]

/** All files the modules import statically, directly or indirectly. */
export function filesOf(
  app: Manifest,
  modules: readonly string[],
): { scripts: Set<string>; styles: Set<string> } {
  const [scripts, styles] = [new Set<string>(), new Set<string>()]
  const visit = (name: string) => {
    const chunk = app[name]
    if (!chunk) throw new Error(`The build lacks ${name}, which a first view loads`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    chunk.imports?.forEach(visit)
    // After the styles of its imports, which it may override.
    for (const style of chunk.css ?? []) styles.add(style)
  }
  modules.forEach(visit)
  return { scripts, styles }
}
