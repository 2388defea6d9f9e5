import { expect, it } from 'vitest'
import { parseCameraMemory } from './camera-memory.ts'

it.each([
  ['{"isAllowed":true,"cameraId":"back"}', { isAllowed: true, cameraId: 'back' }],
  ['{"isAllowed":true,"cameraId":null}', { isAllowed: true, cameraId: null }],
  ['{"isAllowed":"yes","cameraId":7}', { isAllowed: false, cameraId: null }],
  ['{', { isAllowed: false, cameraId: null }],
  ['null', { isAllowed: false, cameraId: null }],
  [null, { isAllowed: false, cameraId: null }],
])('what is stored as %j is read as %j', (stored, memory) => {
  expect(parseCameraMemory(stored)).toEqual(memory)
})
