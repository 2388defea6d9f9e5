import { recordOf, stringAt } from '../../lib/json-reader.ts'

const STORAGE_KEY = 'pennyplate-scanner'

/** What this browser remembers: that the camera was allowed once, and which one was used last. */
export type CameraMemory = Readonly<{ isAllowed: boolean; cameraId: string | null }>

const NOTHING: CameraMemory = { isAllowed: false, cameraId: null }

export function parseCameraMemory(stored: string | null): CameraMemory {
  if (stored === null) return NOTHING
  try {
    const memory = recordOf(JSON.parse(stored))
    return { isAllowed: memory.isAllowed === true, cameraId: stringAt(memory, 'cameraId') ?? null }
  } catch {
    return NOTHING
  }
}

export function recallCamera(): CameraMemory {
  try {
    return parseCameraMemory(localStorage.getItem(STORAGE_KEY))
  } catch {
    // Storage may be closed to this page: then nothing is remembered.
    return NOTHING
  }
}

export function rememberCamera(memory: CameraMemory): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(memory))
  } catch {
    // The next scan asks again.
  }
}
