import { crc32, deflateSync } from 'node:zlib'
import type { Person } from '../person.ts'
import { expectStatus, type Finding, firstFailure, type Topic } from '../probe.ts'
import type { Target } from '../target.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A one-bit PNG with the given size in its header and the given bytes as its rows. */
export function png(width: number, height: number, rows: Uint8Array): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const blackPixels = (width: number, height: number) =>
  Buffer.alloc((Math.ceil(width / 8) + 1) * height)

function send(person: Person, file: Uint8Array, name = 'photo.png', timeoutMs = 60_000) {
  const head = `--b\r\nContent-Disposition: form-data; name="image"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`
  return person.ask('/api/ai/photo', {
    body: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    timeoutMs,
  })
}

const text = (words: string) => Buffer.from(words)

export const pictures: Topic = {
  name: 'pictures',
  does: 'sends files that are not pictures, pictures with a false size, and very large or dense ones',
  probes: [
    {
      holds: 'a file that is not a picture is refused, whatever its name',
      async run(target) {
        const [sam] = await target.pair()
        const small = png(64, 64, blackPixels(64, 64))
        const files: Record<string, Uint8Array> = {
          'a page': text('<html><script>planted</script></html>'),
          'a drawing with a script': text(
            '<svg xmlns="http://www.w3.org/2000/svg"><script>planted</script></svg>',
          ),
          'a drawing that loads a file': text(
            '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
          ),
          'a program': text('#!/bin/sh\nexit 0\n'),
          'an empty file': text(''),
          'the first bytes of a picture': small.subarray(0, 20),
          'half a picture': small.subarray(0, 48),
          'sixteen billion pixels': png(130_000, 130_000, Buffer.alloc(10)),
          'four billion rows': png(1, 0xffffffff, Buffer.alloc(10)),
          'no pixels': png(0, 0, Buffer.alloc(10)),
          'a false size': png(5000, 5000, Buffer.alloc(10)),
        }
        const failure = await firstFailure(
          Object.entries(files).map(
            ([what, file]) =>
              async () =>
                expectStatus(what, await send(sam, file), [400, 413, 415, 422]),
          ),
        )
        return failure ?? (await namedLikeAPath(sam, small))
      },
    },
    {
      holds: 'a picture of 49 million pixels in 6 kB does not block others and is not read for long',
      run: (target) =>
        whileAnotherReads(target, (sam) => send(sam, png(7000, 7000, blackPixels(7000, 7000)))),
    },
    {
      holds: 'four dense pictures of one household delay another household by at most one picture',
      isSlow: true,
      async run(target) {
        const [sam, kim] = await target.pair()
        const dense = await densePicture()
        const four = Array.from({ length: 4 }, () => send(sam, dense, 'photo.jpg', 120_000))
        await new Promise((resolve) => setTimeout(resolve, 300))
        const answer = await send(kim, png(200, 200, blackPixels(200, 200)), 'photo.png', 120_000)
        const late = answer.ms > 25_000 ? `the other waited ${(answer.ms / 1000).toFixed(1)} s` : undefined
        await Promise.all(four)
        return late ?? expectStatus('the picture of the other', answer, [200, 422])
      },
    },
  ],
}

async function namedLikeAPath(sam: Person, picture: Uint8Array): Promise<Finding> {
  const answer = await send(sam, picture, '../../../../tmp/planted.png')
  return expectStatus('a file named like a path', answer, [200, 400, 422])
}

async function whileAnotherReads(
  target: Target,
  act: (sam: Person) => Promise<{ status: number; ms: number; text: string }>,
): Promise<Finding> {
  const [sam, kim] = await target.pair()
  const acting = act(sam)
  const beside = await kim.ask(`/api/kv/all?userId=${kim.userId}`)
  const acted = await acting
  if (beside.ms > 2000) return `another household waited ${beside.ms.toFixed(0)} ms`
  if (acted.ms > 25_000) return `it took ${(acted.ms / 1000).toFixed(1)} s`
  return expectStatus('the picture', acted, [200, 413, 422])
}

/** A full page of print. */
async function densePicture(): Promise<Buffer> {
  const { drawPrint } = await import('@pennyplate/server/testing/draw-print')
  const lines = Array.from(
    { length: 160 },
    (_, n) => `${n} GV BLK BEANS 15OZ ORG TOM SCE 2.98 F N ${n * 7} KS MLK 2% GAL 3.49`,
  )
  return drawPrint(lines, { font: 'Sans Mono', points: 9 })
}
