import { parseJson, readStoredText, storeJson } from '../../lib/browser-storage.ts'
import { recordOf, stringAt } from '../../lib/json-reader.ts'

const STORAGE_KEY = 'pennyplate-scanner'

/** What this browser remembers: whether the camera was allowed, and which one was used last. */
export type CameraMemory = Readonly<{ isAllowed: boolean; cameraId: string | null }>

export function parseCameraMemory(stored: string | null): CameraMemory {
  const memory = recordOf(parseJson(stored))
  return { isAllowed: memory.isAllowed === true, cameraId: stringAt(memory, 'cameraId') ?? null }
}

export function recallCamera(): CameraMemory {
  return parseCameraMemory(readStoredText(STORAGE_KEY))
}

export function rememberCamera(memory: CameraMemory): void {
  storeJson(STORAGE_KEY, memory)
}
