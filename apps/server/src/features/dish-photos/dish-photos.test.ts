import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { PHOTO_LARGE, PHOTO_SMALL, PHOTOS_BYTES_MAX } from '@pennyplate/domain/bounds/photo-limits'
import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exportHousehold, importHousehold } from '../../backup/household-file.ts'
import { restoreBackup } from '../../backup/restore-backup.ts'
import { writeBackup } from '../../backup/write-backup.ts'
import { sweepAllPhotos } from '../../dish-photos/sweep-photos.ts'
import { ENGINES } from '../../testing/fresh-database.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const HOUR_MS = 60 * 60 * 1000
const ID = 'own-chili-0001'
const CHILI = ownRecipeFrom({
  name: 'Chili',
  meals: ['dinner'],
  servings: 4,
  lines: [{ text: '1 lb ground beef' }],
  steps: [{ text: 'Cook.' }],
  notes: [],
  tags: [],
})

/** Noise, which no encoder makes small. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
/** A picture that is red on the left and blue on the right. */
async function twoColors(width = 800, height = 600): Promise<Buffer> {
  const left = { create: { width: width / 2, height, channels: 3, background: '#d02010' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#1020d0' } })
    .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer()
}
function formOf(bytes: Uint8Array, name = 'photo.jpg'): FormData {
  const form = new FormData()
  form.append('image', new File([new Uint8Array(bytes)], name))
  return form
}

describe.each(ENGINES)('photos of dishes with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine })
  })
  afterEach(() => server.close())

  async function household(email = 'sam@example.org') {
    const sam = await signUp(server, email)
    const upload = async (bytes: Uint8Array) => sam.post('/api/dish-photos', formOf(bytes))
    const look = async (id: string, size = 'large') => {
      const { headers, status, bytes } = await sam.get(`/api/dish-photos/${id}?size=${size}`)
      return { headers, status, bytes }
    }
    const change = async (value: object | null, baseRevision = 0) =>
      (await sam.post('/api/own-recipes', { changes: [{ id: ID, baseRevision, value }] })).json.results[0]
    return { ...sam, upload, look, change }
  }

  it('are kept as WebP in two sizes within the limits, upright, without what the camera wrote', async () => {
    const sam = await household()
    const turned = await sharp(await twoColors(4000, 3000))
      .withExif({ IFD0: { Copyright: 'somebody', Model: 'a camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const answer = await sam.upload(turned)
    expect(answer.status).toBe(201)
    expect(answer.json).toMatchObject({ width: 1200, height: 1600 })
    const large = await sam.look(answer.json.photoId)
    expect(large.headers.get('content-type')).toBe('image/webp')
    expect(large.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(large.headers.get('x-content-type-options')).toBe('nosniff')
    const { format, exif, icc, xmp, orientation, width, height } = await sharp(large.bytes).metadata()
    expect({ format, exif, icc, xmp, orientation, width, height }).toEqual({
      format: 'webp',
      width: 1200,
      height: 1600,
    })
    // Turned to the right, what was left is on top.
    const top = await sharp(large.bytes)
      .extract({ left: 600, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect((top[0] ?? 0) - (top[2] ?? 0)).toBeGreaterThan(100)
    const small = await sam.look(answer.json.photoId, 'small')
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 360, height: 480 })
    const again = await sam.get(`/api/dish-photos/${answer.json.photoId}`, {
      'if-none-match': large.headers.get('etag') ?? '',
    })
    expect(again.status).toBe(304)
  })

  it('of pure noise are made smaller until they fit', async () => {
    const sam = await household()
    const { json } = await sam.upload(await noise(1700, 1300).jpeg({ quality: 70 }).toBuffer())
    const [large, small] = await Promise.all([sam.look(json.photoId), sam.look(json.photoId, 'small')])
    expect(large.bytes.length).toBeLessThanOrEqual(PHOTO_LARGE.bytes)
    expect(small.bytes.length).toBeLessThanOrEqual(PHOTO_SMALL.bytes)
  })

  it('are never shown to another household, nor to somebody who is not signed in', async () => {
    const sam = await household()
    const kim = await household('kim@example.org')
    const { photoId } = (await sam.upload(await twoColors())).json
    expect((await kim.look(photoId)).status).toBe(404)
    expect((await server.visitor().get(`/api/dish-photos/${photoId}`)).status).toBe(401)
    await kim.change({ ...CHILI, photoId })
    expect((await kim.look(photoId)).status).toBe(404)
  })

  it('of own recipes are listed, and gone a day after the recipe', async () => {
    const sam = await household()
    const { photoId } = (await sam.upload(await twoColors())).json
    await sam.change({ ...CHILI, photoId })
    expect((await sam.get('/api/dish-photos')).json).toEqual({ photos: [{ recipeId: ID, photoId }] })
    server.advance(48 * HOUR_MS)
    await sweepAllPhotos(server.deps)
    expect((await sam.look(photoId)).status).toBe(200)
    await sam.change(null, 1)
    expect((await sam.get('/api/dish-photos')).json).toEqual({ photos: [] })
    await sweepAllPhotos(server.deps)
    server.advance(23 * HOUR_MS)
    await sweepAllPhotos(server.deps)
    expect((await sam.look(photoId)).status).toBe(200)
    server.advance(2 * HOUR_MS)
    await sweepAllPhotos(server.deps)
    expect((await sam.look(photoId)).status).toBe(404)
  })

  it('come back when the recipe does, and count their day anew', async () => {
    const sam = await household()
    const { photoId } = (await sam.upload(await twoColors())).json
    await sweepAllPhotos(server.deps)
    server.advance(23 * HOUR_MS)
    await sam.upload(await twoColors())
    server.advance(23 * HOUR_MS)
    await sweepAllPhotos(server.deps)
    expect((await sam.look(photoId)).status).toBe(200)
  })

  it('of our dishes stay as long as the recipe box names them', async () => {
    const sam = await household()
    const { photoId } = (await sam.upload(await twoColors())).json
    const save = (photos: object) =>
      sam.post(`/api/kv?userId=${sam.userId}&key=recipeBox`, { value: { photos } })
    expect((await save({ 'beef-tacos': photoId })).status).toBe(200)
    for (let day = 0; day < 4; day++) {
      await sweepAllPhotos(server.deps)
      server.advance(24 * HOUR_MS)
    }
    expect((await sam.look(photoId)).status).toBe(200)
    await save({})
    await sweepAllPhotos(server.deps)
    server.advance(25 * HOUR_MS)
    await sweepAllPhotos(server.deps)
    expect((await sam.look(photoId)).status).toBe(404)
  })

  it('have a limit for a household, and a full one says so', async () => {
    const sam = await household()
    const { photoId } = (await sam.upload(await twoColors())).json
    await server.deps.database.db.updateTable('recipe_photos').set({ size_bytes: PHOTOS_BYTES_MAX }).execute()
    const answer = await sam.upload(await twoColors(600, 600))
    expect([answer.status, answer.json.error]).toEqual([413, 'storage_full'])
    expect((await sam.look(photoId)).status).toBe(200)
  })

  it('are in the file of the household and in backups, and come back from both', async () => {
    const sam = await household()
    const { photoId } = (await sam.upload(await twoColors())).json
    await sam.change({ ...CHILI, photoId })
    const before = await sam.look(photoId)
    const { config, database, now } = server.deps
    const file = await exportHousehold(database, 'sam@example.org', now())
    const kim = await household('kim@example.org')
    await importHousehold(database, 'kim@example.org', file, { ...config, now: now() })
    expect((await kim.get('/api/dish-photos')).json.photos).toEqual([{ recipeId: ID, photoId }])
    expect((await kim.look(photoId)).bytes).toEqual(before.bytes)
    const folder = await mkdtemp(join(tmpdir(), 'photos-'))
    try {
      await writeBackup(database, join(folder, 'backup.gz'), now())
      await database.db.deleteFrom('recipe_photos').execute()
      const other = await startTestServer({ engine: engine === 'sqlite' ? 'postgres' : 'sqlite' })
      try {
        await restoreBackup(other.deps.database, join(folder, 'backup.gz'), { mayReplace: true })
        const rows = await other.deps.database.db.selectFrom('recipe_photos').selectAll().execute()
        expect(rows.map(({ webp_base64 }) => Buffer.from(webp_base64, 'base64'))).toEqual([
          Buffer.from(before.bytes),
          Buffer.from(before.bytes),
        ])
      } finally {
        await other.close()
      }
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('in a household’s file have to be photos as we write them', async () => {
    await household()
    const { config, database, now } = server.deps
    const file = JSON.parse(await exportHousehold(database, 'sam@example.org', now()))
    const webp = Buffer.from('<script>alert(1)</script>').toString('base64')
    const photos = [{ id: `photo-${'a'.repeat(32)}`, webp, small: webp }]
    await expect(
      importHousehold(database, 'sam@example.org', JSON.stringify({ ...file, photos }), {
        ...config,
        now: now(),
      }),
    ).rejects.toThrow('no export of a Pennyplate household')
  })

  it('are all in the account’s export, piece by piece', async () => {
    const sam = await household()
    const ids = new Set<string>()
    for (let n = 0; n < 10; n++) ids.add((await sam.upload(await twoColors(400 + 2 * n, 300))).json.photoId)
    const found: string[] = []
    for (let hasMore = true; hasMore; ) {
      const { json } = await sam.get(`/api/dish-photos/data?after=${found.at(-1) ?? ''}`)
      found.push(...json.photos.map(({ id }: { id: string }) => id))
      hasMore = json.hasMore
    }
    expect(new Set(found)).toEqual(ids)
    expect(found).toHaveLength(10)
  })
})

describe('a picture of a page', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.close())

  /** A site with one picture, as the guarded fetcher answers. */
  async function site(sent: Uint8Array, status = 200) {
    const asked: string[] = []
    server.deps.fetcher = async ({ url, encoding }) => {
      asked.push(url)
      if (url.includes('gone')) return { ok: false, reason: 'unreachable' }
      return { ok: true, status, headers: {}, text: Buffer.from(sent).toString(encoding) }
    }
    const sam = await signUp(server)
    const keep = (...urls: string[]) => sam.post('/api/dish-photos/fetch', { urls })
    return { ...sam, keep, asked }
  }

  it('is fetched, encoded anew and kept; the next address counts where one gives none', async () => {
    const sam = await site(await twoColors())
    const answer = await sam.keep('https://site.example/gone.png', 'https://site.example/stew.png')
    expect(answer.status).toBe(201)
    expect(sam.asked).toEqual(['https://site.example/gone.png', 'https://site.example/stew.png'])
    const { bytes } = await sam.get(`/api/dish-photos/${answer.json.photoId}`)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 800, height: 600 })
  })

  it('is fetched only where there is memory for it, four at a time for a household', async () => {
    const sam = await site(await twoColors())
    const gate = Promise.withResolvers<void>()
    let most = 0
    server.deps.fetcher = async () => {
      most += 1
      await gate.promise
      return { ok: false, reason: 'unreachable' }
    }
    const asked = Array.from({ length: 7 }, (_, n) => sam.keep(`https://site.example/${n}.png`))
    const refused = await Promise.race([Promise.all(asked.slice(4)), Promise.all(asked)])
    expect(refused.map(({ status, json }) => [status, json.error])).toEqual(Array(3).fill([429, 'busy']))
    gate.resolve()
    await Promise.all(asked)
    expect(most).toBe(4)
    expect((await sam.keep('https://site.example/later.png')).json.error).toBe('picture_unreachable')
  })

  it('that is a page, or is refused, is not kept', async () => {
    const sam = await site(new TextEncoder().encode('<!doctype html><script>1</script>'))
    expect((await sam.keep('https://site.example/x.jpg')).json.error).toBe('picture_unknown')
    expect((await sam.keep('https://site.example/gone.jpg')).json.error).toBe('picture_unreachable')
    expect((await sam.keep()).status).toBe(400)
  })

  it.each([
    'http://127.0.0.1/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://169.254.169.254/a.png',
    'file:///etc/passwd',
  ])('at %s is never asked for', async (url) => {
    const sam = await signUp(server)
    const answer = await sam.post('/api/dish-photos/fetch', { urls: [url] })
    expect([answer.status, answer.json.error]).toEqual([422, 'picture_unreachable'])
  })
})

describe('pictures that are not kept', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer()
  })
  afterEach(() => server.close())

  const text = (words: string) => new TextEncoder().encode(words)
  const gif = () => Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')
  async function animatedWebp(): Promise<Uint8Array> {
    const [one, two] = await Promise.all(
      ['#d02010', '#1020d0'].map((background) =>
        sharp({ create: { width: 200, height: 200, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    return sharp([one ?? '', two ?? ''], { join: { animated: true } })
      .webp()
      .toBuffer()
  }
  /** A PNG that says it has more pictures after its first. */
  async function animatedPng(): Promise<Uint8Array> {
    const png = await twoColors(200, 200)
    const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)])
    return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)])
  }
  /** Small as a file, huge once it is decoded. */
  function bomb(side: number): Uint8Array {
    const header = Buffer.alloc(13)
    header.writeUInt32BE(side, 0)
    header.writeUInt32BE(side, 4)
    header.set([8, 2, 0, 0, 0], 8)
    const chunk = (type: string, data: Buffer) => {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(data.length)
      return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
    }
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    return Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(1 << 20))),
      chunk('IEND', Buffer.alloc(0)),
    ])
  }

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, number, string]>([
    [
      'a drawing with a script',
      () => text('<svg xmlns="x"><script>1</script></svg>'),
      415,
      'picture_drawing',
    ],
    ['a page called photo.jpg', () => text('<!doctype html><script>1</script>'), 415, 'picture_unknown'],
    ['a GIF', gif, 415, 'picture_unknown'],
    ['nothing', () => new Uint8Array(), 415, 'picture_unknown'],
    ['an animated WebP', animatedWebp, 415, 'picture_animated'],
    ['an animated PNG', animatedPng, 415, 'picture_animated'],
    ['a bomb of 30,000 by 30,000 pixels', () => bomb(30_000), 413, 'picture_too_large'],
    ['one that holds less than it says', () => bomb(7000), 422, 'picture_damaged'],
    ['half a photo', async () => (await twoColors()).subarray(0, 900), 422, 'picture_damaged'],
    ['an icon', async () => twoColors(32, 32), 422, 'picture_too_small'],
    ['a very thin one', async () => noise(8000, 100).jpeg().toBuffer(), 422, 'picture_too_small'],
    ['11 MB', () => Buffer.alloc(11 * 1024 * 1024, 0xff), 413, 'body_too_large'],
  ])('%s: the reason is told and nothing is stored', async (_, make, status, code) => {
    const sam = await signUp(server)
    const answer = await sam.post('/api/dish-photos', formOf(await make()))
    expect([answer.status, answer.json.error]).toEqual([status, code])
    expect(await server.deps.database.db.selectFrom('recipe_photos').select('id').execute()).toEqual([])
  })

  it.each([1, 2, 3])(
    'a hundred photos with bytes changed at random end in a reason or a photo (%i)',
    async (seed) => {
      const sam = await signUp(server)
      const whole = await sharp(await twoColors(300, 200))
        .jpeg()
        .toBuffer()
      let state = seed * 7919
      const random = () => {
        state = (state * 1103515245 + 12345) % 2147483648
        return state / 2147483648
      }
      const seen = new Set<number>()
      for (let n = 0; n < 34; n++) {
        const bytes = Buffer.from(whole)
        for (let change = 0; change < 12; change++)
          bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
        server.advance(HOUR_MS)
        seen.add((await sam.post('/api/dish-photos', formOf(bytes))).status)
      }
      expect([201, 413, 415, 422]).toEqual(expect.arrayContaining([...seen]))
    },
  )
})
