import type { Random } from '@pennyplate/planner/search/random'
import { fileOfMany, mutatedFile } from '../hostile-recipes.ts'
import { blackPixels, png } from '../probes/pictures.ts'
import type { Api, Route } from './api.ts'
import { type Drawing, drawValue, type Manner, pick } from './draw-value.ts'
import type { KnownValues } from './known-values.ts'

export type DrawnRequest = {
  /** Of the document, as `GET /api/recipes/{id}`. */
  readonly route: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | undefined
}

const MANNERS: readonly Manner[] = [
  ...Array<Manner>(6).fill('valid'),
  'at its bounds',
  'at its bounds',
  'one beyond',
  'wrong type',
  'hostile texts',
]
/** Characters of a body: mostly what people send, sometimes as much as calls allow and a little more. */
const ROOMS = [2_000, 2_000, 8_000, 15_000, 60_000, 120_000, 500_000, 1_050_000]
/** Lengths of bodies that calls refuse from the next byte on. */
const LENGTHS_KB = [16, 64, 128, 256, 512, 1024, 5 * 1024]
const HOSTILE_PARTS = [
  '%00',
  '..%2F..%2Fetc%2Fpasswd',
  '%F0%9F%A5%9A',
  '%E0%80',
  "'%22%3B--",
  'x'.repeat(7000),
]
const DEPTHS = [63, 64, 65, 5_000]

export function drawRequest(api: Api, known: KnownValues, random: Random): DrawnRequest {
  const route = drawRoute(api, random)
  const manner = pick(random, MANNERS)
  const drawing: Drawing = {
    random,
    manner,
    schemas: api.schemas,
    known,
    room: pick(random, ROOMS),
    faults: 1,
  }
  const asked = new Map(route.parameters.map(({ name }) => [name, drawParameter(name, drawing)] as const))
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => asked.get(name) ?? 'x')
  const query = route.parameters
    .filter(({ isInPath, name }) => !isInPath && (name === 'userId' || name === 'key' || random.below(4) > 0))
    .map(({ name }) => `${name}=${asked.get(name)}`)
    .join('&')
  return {
    route: route.name,
    method: route.method,
    path: query ? `${path}?${query}` : path,
    ...drawBody(route, asked.get('key'), drawing),
  }
}

function drawRoute({ routes }: Api, random: Random): Route {
  for (;;) {
    const route = pick(random, routes)
    if (random.unit() < route.share) return route
  }
}

function drawParameter(name: string, drawing: Drawing): string {
  const { random, manner, known } = drawing
  if (manner === 'hostile texts' && random.below(2) === 0) return pick(random, HOSTILE_PARTS)
  const seen = known.pick(name, undefined, random)
  if (seen !== undefined && random.below(10) > 0) return encodeURIComponent(String(seen))
  return encodeURIComponent(String(drawValue({ type: 'string', maxLength: 200 }, drawing)))
}

function drawBody(
  { method, body, fileField }: Route,
  key: string | undefined,
  drawing: Drawing,
): Pick<DrawnRequest, 'headers' | 'body'> {
  const { random, schemas } = drawing
  if (fileField) return drawForm(fileField, random)
  const headers = { 'content-type': 'application/json' }
  if (method === 'GET') return { headers: {}, body: undefined }
  const schema = body ?? { type: 'object' }
  // The document describes what a stored document holds by its key, not in the call that stores it.
  const document = key && schema.properties?.value ? schemas[key] : undefined
  const value = drawValue(
    document ? { ...schema, properties: { ...schema.properties, value: document } } : schema,
    drawing,
  )
  return { headers, body: drawDamage(JSON.stringify(value), random) }
}

/** A few bodies are cut off, padded to a limit, or nested. */
function drawDamage(text: string, random: Random): string {
  switch (random.below(40)) {
    case 0:
      return text.slice(0, random.below(text.length + 1))
    case 1:
      return text.padEnd(pick(random, LENGTHS_KB) * 1024 + random.below(3) - 1, ' ')
    case 2: {
      const depth = pick(random, DEPTHS)
      return text.replace(/[{[]/, (first) =>
        first === '{' ? `{"value":${'['.repeat(depth)}${']'.repeat(depth)},` : `${'['.repeat(depth)}`,
      )
    }
    case 3:
      return text.replace('{', '{"__proto__":{"isOwner":true},')
    default:
      return text
  }
}

function drawForm(field: string, random: Random): { headers: Record<string, string>; body: Uint8Array } {
  const [name, file] = drawFile(field, random)
  const head = `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')]),
  }
}

function drawFile(field: string, random: Random): readonly [name: string, bytes: Uint8Array] {
  const side = pick(random, [1, 64, 400, 1200])
  const pictures = [
    () => png(side, side, blackPixels(side, side)),
    () => png(side, side, blackPixels(side, side)).subarray(0, 50 + random.below(40)),
    () => png(7_000, 7_000 + random.below(300), blackPixels(8, 8)),
  ]
  const recipes = [() => fileOfMany(1 + random.below(40)), () => mutatedFile(random.below(100_000))]
  const [likely, other] = field === 'file' ? [recipes, pictures] : [pictures, recipes]
  return ['file.bin', pick(random, random.below(8) > 0 ? likely : other)()]
}
