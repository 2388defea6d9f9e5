import { orNull } from '@pennyplate/contract/lenient'
import * as z from 'zod/mini'
import { parseStored, readStoredText, storeJson } from '../../lib/browser-storage.ts'

const STORAGE_KEY = 'pennyplate-scanner'

const cameraMemory = z.object({ isAllowed: z.catch(z.boolean(), false), cameraId: orNull(z.string()) })

/** What this browser remembers: whether the camera was allowed, and which one was used last. */
export type CameraMemory = Readonly<z.infer<typeof cameraMemory>>

export function parseCameraMemory(stored: string | null): CameraMemory {
  return parseStored(stored, cameraMemory) ?? { isAllowed: false, cameraId: null }
}

export function recallCamera(): CameraMemory {
  return parseCameraMemory(readStoredText(STORAGE_KEY))
}

export function rememberCamera(memory: CameraMemory): void {
  storeJson(STORAGE_KEY, memory)
}
