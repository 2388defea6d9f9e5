/**
 * Takes the composition of every food from the USDA SR28 record it cites.
 *
 *   node packages/catalog/scripts/import-composition.mjs path/to/usda_sr28_foods.csv          writes
 *   node packages/catalog/scripts/import-composition.mjs path/to/usda_sr28_foods.csv --check  only compares
 *
 * The CSV has the columns ndb_no, kcal, protein_g, carb_g, fat_g, satfat_g, fiber_g, sugar_g, sodium_mg and
 * cholesterol_mg per 100 g; blank is unknown. A food without a record in the CSV states its own figures
 * and their source.
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

const [csvPath, mode] = process.argv.slice(2)
if (!csvPath) throw new Error('give the path of the SR28 foods CSV')

const records = new Map(readCsv(csvPath).map((row) => [row.ndb_no, row]))
for (const food of readFoods()) {
  const figures = food.composition ? ownFigures(food) : recordFigures(food)
  FILES['composition.json'][food.id] = figures
  FILES['composition-checksums.json'][food.id] = checksum(food.ndbNo, figures)
}

const differing = Object.entries(FILES).filter(([name, content]) => settle(name, content))
const count = Object.keys(FILES['composition.json']).length
if (mode === '--check' && differing.length > 0) {
  process.stderr.write(`differs from the records: ${differing.map(([name]) => name).join(', ')}\n`)
  process.exitCode = 1
} else process.stdout.write(`${count} foods ${mode === '--check' ? 'agree with the records' : 'written'}\n`)

function settle(name, content) {
  const lines = Object.keys(content)
    .sort()
    .map((id) => `  ${JSON.stringify(id)}: ${JSON.stringify(content[id])}`)
  const text = `{\n${lines.join(',\n')}\n}\n`
  if (mode === '--check') return readFileSync(new URL(name, DATA), 'utf8') !== text
  writeFileSync(new URL(name, DATA), text)
  return false
}

function recordFigures(food) {
  const record = records.get(food.ndbNo)
  if (!record) throw new Error(`${food.id}: no record ${food.ndbNo}`)
  return Object.fromEntries(
    Object.entries(COLUMNS).map(([key, column]) => [
      key,
      record[column] === '' ? null : Number(record[column]),
    ]),
  )
}

function ownFigures(food) {
  if (!food.composition?.source) throw new Error(`${food.id}: neither a record nor figures with a source`)
  return Object.fromEntries(Object.keys(COLUMNS).map((key) => [key, food.composition[key]]))
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
