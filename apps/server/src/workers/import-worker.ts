import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PHOTO_IMPORTED } from '@pennyplate/domain/bounds/photo-limits'
import { readFile } from '@pennyplate/recipe-import/files/read-file'
import type { Imported } from '@pennyplate/recipe-import/fit-draft'
import { readPasted } from '@pennyplate/recipe-import/read-pasted'
import { encodePhoto } from '../dish-photos/encode-photo.ts'
import type { ImportInput, ImportMessage, ReadRecipe } from '../recipe-reading/read-in-thread.ts'

/** A thread that reads one file, page or text and ends. It has its own memory limit, because what it reads is hostile. */
const port = parentPort
if (!port) throw new Error('import-worker runs as a worker thread only')

const BATCH = 10

// The only sender is read-in-thread.ts.
const input = workerData as ImportInput
const send = (message: ImportMessage) => port.postMessage(message)
let isAskedFor = true
let wake: () => void = () => {}
port.on('message', () => {
  isAskedFor = true
  wake()
})

if ('bytes' in input) {
  // Read twice: counting costs little beside storing, and progress needs a total.
  let total = 0
  for (const _ of readFile(input.bytes, input.name)) total++
  send({ kind: 'total', total })
  await sendBatches(readFile(input.bytes, input.name))
} else await sendBatches(readPasted(input.text, input.address))
send({ kind: 'end' })
port.close()

async function sendBatches(found: Iterable<Imported>): Promise<void> {
  let batch: ReadRecipe[] = []
  for (const one of found) {
    batch.push(await withPhoto(one))
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
  send({ kind: 'batch', batch })
}

/** The picture as it may be stored: the bytes of the file go no further. */
async function withPhoto(one: Imported): Promise<ReadRecipe> {
  if ('problem' in one) return one
  const { picture, ...rest } = one
  if (!picture) return rest
  const encoded = await encodePhoto(picture, PHOTO_IMPORTED)
  return 'photo' in encoded ? { ...rest, photo: encoded.photo } : { ...rest, pictureFault: encoded.fault }
}
