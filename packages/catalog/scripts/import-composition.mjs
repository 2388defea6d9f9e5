/**
 * Takes the composition of every food from the USDA SR28 record it cites.
 *
 *   node packages/catalog/scripts/import-composition.mjs                                      writes foods with own figures
 *   node packages/catalog/scripts/import-composition.mjs path/to/usda_sr28_foods.csv          writes all
 *   node packages/catalog/scripts/import-composition.mjs path/to/usda_sr28_foods.csv --check  only compares
 *
 * The CSV has the columns ndb_no, kcal, protein_g, carb_g, fat_g, satfat_g, fiber_g, sugar_g, sodium_mg and
 * cholesterol_mg per 100 g; blank is unknown. A food without a record in the CSV states its own figures
 * and their source. Without the CSV a food with a record keeps the figures it has.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const COLUMNS = {
  energyKcal: 'kcal',
  proteinG: 'protein_g',
  carbsG: 'carb_g',
  fatG: 'fat_g',
  saturatedFatG: 'satfat_g',
  fiberG: 'fiber_g',
  sugarG: 'sugar_g',
  sodiumMg: 'sodium_mg',
  cholesterolMg: 'cholesterol_mg',
}
const DATA = new URL('../data/', import.meta.url)
const FILES = { 'composition.json': {}, 'composition-checksums.json': {} }

const args = process.argv.slice(2)
const isCheck = args.includes('--check')
const csvPath = args.find((arg) => arg !== '--check')

const records = csvPath ? new Map(readCsv(csvPath).map((row) => [row.ndb_no, row])) : null
const written = Object.keys(FILES).map((name) => JSON.parse(readFileSync(new URL(name, DATA), 'utf8')))
for (const food of readFoods()) {
  const figures = food.composition ? ownFigures(food) : recordFigures(food)
  FILES['composition.json'][food.id] = figures
  FILES['composition-checksums.json'][food.id] = checksum(food.ndbNo, figures)
}

const differing = Object.entries(FILES).filter(([name, content]) => settle(name, content))
const count = Object.keys(FILES['composition.json']).length
if (isCheck && differing.length > 0) {
  process.stderr.write(`differs from the records: ${differing.map(([name]) => name).join(', ')}\n`)
  process.exitCode = 1
} else process.stdout.write(`${count} foods ${isCheck ? 'agree with the records' : 'written'}\n`)

function settle(name, content) {
  const lines = Object.keys(content)
    .sort()
    .map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(content[id])}`)
  const text = `{\n${lines.join(',\n')}\n}\n`
  if (isCheck) return readFileSync(new URL(name, DATA), 'utf8') !== text
  writeFileSync(new URL(name, DATA), text)
  return false
}

function recordFigures(food) {
  if (!records) return keptFigures(food)
  const record = records.get(food.ndbNo)
  if (!record) fail(`${food.id}: no record ${food.ndbNo}: type its figures into "composition"`)
  return Object.fromEntries(
    Object.entries(COLUMNS).map(([key, column]) => [
      key,
      record[column] === '' ? null : Number(record[column]),
    ]),
  )
}

/** What was imported before, if it is of the record the food cites now. */
function keptFigures({ id, ndbNo }) {
  const [figures, checksums] = written.map((rows) => rows[id])
  if (figures && checksums === checksum(ndbNo, figures)) return figures
  return fail(
    `${id}: give the path of the SR28 CSV, or type the figures of record ${ndbNo} into "composition" with a "source"`,
  )
}

function ownFigures(food) {
  if (!food.composition.source) fail(`${food.id}: "composition" needs a "source"`)
  const left = Object.keys(COLUMNS).filter((key) => food.composition[key] === undefined)
  if (left.length > 0) fail(`${food.id}: "composition" lacks ${left.join(', ')}; unknown is null`)
  return Object.fromEntries(Object.keys(COLUMNS).map((key) => [key, food.composition[key]]))
}

function fail(problem) {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

function checksum(ndbNo, figures) {
  const text = JSON.stringify([ndbNo, ...Object.keys(COLUMNS).map((key) => figures[key])])
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function readFoods() {
  const folder = new URL('foods/', DATA)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
}

function readCsv(path) {
  const [header, ...rows] = readFileSync(path, 'utf8').trimEnd().split(/\r?\n/).map(splitRow)
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])))
}

function splitRow(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare,
  )
}
