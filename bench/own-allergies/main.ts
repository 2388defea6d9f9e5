import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPasted } from '@pennyplate/recipe-import/read-pasted'
import {
  checkOwnWeek,
  type ImportedRecipe,
  ownLibraryOf,
  TEN_ALLERGIES,
  TURNS,
} from '@pennyplate/server/testing/own-recipe-check/check-own-week'
import { writtenRecipes } from '@pennyplate/server/testing/own-recipe-check/written-recipes'
import { readProgress, writeProgress } from '../progress.ts'
import { report, TARGET_MISSED } from '../row.ts'

/**
 * Imports recipes and plans weeks of them for ten allergies; counts weeks in which an own recipe with the allergen or with an
 * unread line was planned, or could have been.
 *
 *   npm run bench -- own-allergies recipes=1000 weeks=3 file=/tmp/own-allergies.json
 *   npm run bench -- own-allergies pages=/tmp/recipe-pages
 *
 * The recipes are written by a generator that knows what is in them; with `pages`, they are read from a folder of saved web pages.
 * With a file it resumes where it stopped; delete the file to start over.
 */
const asked = new Map(process.argv.slice(2).map((text) => text.split('=') as [string, string | undefined]))
const weeks = Number(asked.get('weeks') ?? 1)
const file = asked.get('file')
const pages = asked.get('pages')
const count = Number(asked.get('recipes') ?? 1000)
const recipes: readonly ImportedRecipe[] =
  pages === undefined ? writtenRecipes(count) : readPages(pages, count)

const jobs = Array.from({ length: TURNS }, (_, turn) =>
  [null, ...TEN_ALLERGIES].flatMap((allergy) =>
    Array.from({ length: weeks }, (_, week) => ({ turn, allergy, week })),
  ),
).flat()
const NOTHING_YET = { next: 1, planned: 0, faults: [] as readonly string[] }
let { next, planned, faults } = readProgress(file, NOTHING_YET)
let ownMeals = 0
let offered = 0
let library: { turn: number; own: ReturnType<typeof ownLibraryOf> } | undefined
for (; next <= jobs.length; next++) {
  const job = jobs[next - 1]
  if (!job) break
  if (library?.turn !== job.turn) library = { turn: job.turn, own: ownLibraryOf(recipes, job.turn) }
  const checked = checkOwnWeek(library.own, job.allergy, job.turn + TURNS * job.week)
  if (checked.isPlanned) planned++
  ownMeals += checked.ownMeals
  offered += checked.offered.length
  const found = checked.faults.map((fault) => `${next} (${job.allergy ?? 'no allergy'}): ${fault}`)
  for (const fault of found) console.log(fault)
  faults = [...faults, ...found]
  writeProgress(file, { next: next + 1, planned, faults })
}
console.log(
  `${recipes.length} recipes; since the start or the last stop ${ownMeals} own meals, ${offered} candidates`,
)
const bad = new Set(faults.map((fault) => fault.split(' ')[0])).size
report({
  what: `weeks over ${recipes.length} own recipes for ten allergies, ${planned} of ${jobs.length} planned: with a forbidden food`,
  p50: `${bad}`,
  p95: '',
  target: 'none',
  isMet: bad === 0,
})
process.exitCode = bad === 0 ? 0 : TARGET_MISSED

/** Saved web pages in a folder and the folders in it. */
function readPages(folder: string, most: number): ImportedRecipe[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`)
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test)?html?$/.test(name))
    .sort()
  const found: ImportedRecipe[] = []
  for (const name of names) {
    if (found.length >= most) break
    for (const one of readPasted(readFileSync(join(folder, name), 'utf8')))
      if ('draft' in one) found.push({ draft: { ...one.draft, meals: ['dinner', 'lunch'] } })
  }
  return found.slice(0, most)
}
