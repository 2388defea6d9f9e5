import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { DECODED_BYTES_IMPORTED_MAX } from '@pennyplate/domain/bounds/decoded-size'
import { PHOTO_IMPORTED } from '@pennyplate/domain/bounds/photo-limits'
import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import { readFile } from '@pennyplate/recipe-import/files/read-file'
import type { Imported } from '@pennyplate/recipe-import/fit-draft'
import { readPasted } from '@pennyplate/recipe-import/read-pasted'
import type { ImportInput, ImportMessage, ReadRecipe } from '../recipe-reading/read-in-process.ts'

/** A process that reads one file, page or text. What it reads is hostile; read-in-process.ts bounds it and ends it. */
const BATCH = 10

process.once('disconnect', () => process.exit())
// The only sender is read-in-process.ts.
const [input] = (await once(process, 'message')) as [ImportInput]
let isAskedFor = true
let wake: () => void = () => {}
process.on('message', () => {
  isAskedFor = true
  wake()
})

if ('bytes' in input) {
  if (input.from === 0) {
    // Read twice: counting costs little beside storing, and progress needs a total.
    let total = 0
    for (const _ of readFile(input.bytes, input.name)) total++
    await send({ kind: 'total', total })
  }
  await sendBatches(readFile(input.bytes, input.name), input.from, toStore)
} else await sendBatches(readPasted(input.text, input.address), 0, toShow)
// Ended by who asked for it: what is sent may arrive after the news that its process is gone.
await send({ kind: 'end' })

function send(message: ImportMessage): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()))
}

async function sendBatches(
  found: Iterable<Imported>,
  from: number,
  finish: (one: Extract<Imported, { draft: unknown }>) => Promise<ReadRecipe>,
): Promise<void> {
  let batch: ReadRecipe[] = []
  let at = 0
  for (const one of found) {
    if (at++ < from) continue
    batch.push('problem' in one ? one : await finish(one))
    if (batch.length === BATCH) {
      await sendBatch(batch)
      batch = []
    }
  }
  if (batch.length > 0) await sendBatch(batch)
}

/** Waits until the batch before was stored, so that no more than two are in memory. */
async function sendBatch(batch: ReadRecipe[]): Promise<void> {
  await setImmediate()
  if (!isAskedFor)
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  isAskedFor = false
  await send({ kind: 'batch', batch })
}

async function toShow({ picture: _, ...rest }: Extract<Imported, { draft: unknown }>): Promise<ReadRecipe> {
  return rest
}

/** With its picture as it may be stored: the bytes of the file go no further. And with what its lines mean. */
async function toStore({ picture, ...rest }: Extract<Imported, { draft: unknown }>): Promise<ReadRecipe> {
  // Pages and pasted text need no catalog.
  const { writeReading } = await import('../own-recipes/write-reading.ts')
  const read = { ...rest, reading: writeReading(ownRecipeFrom(rest.draft)) }
  if (!picture) return read
  // Most files and all pages need no decoder.
  const { encodePhoto } = await import('../dish-photos/encode-photo.ts')
  const encoded = await encodePhoto(picture, PHOTO_IMPORTED, DECODED_BYTES_IMPORTED_MAX)
  return 'photo' in encoded ? { ...read, photo: encoded.photo } : { ...read, pictureFault: encoded.fault }
}
