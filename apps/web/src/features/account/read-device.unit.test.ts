import { expect, test } from 'vitest'
import { deviceName } from '../../messages/account.ts'
import { readDevice } from './read-device.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT}`

test.each([
  [`${WINDOWS} Chrome/143.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${WINDOWS} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`, 'Edge on Windows'],
  [`${WINDOWS} Chrome/143.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; Pixel 10) ${WEBKIT} Chrome/143.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-S931B) ${WEBKIT} SamsungBrowser/29.0 Chrome/143.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36`,
    'Chrome on Chromebook',
  ],
  ['curl/8.16.0', 'Unknown device'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('%s is called %s', (userAgent, expected) => {
  expect(deviceName(readDevice(userAgent))).toBe(expected)
})

test('phones are told apart from tablets and desktops', () => {
  expect(readDevice('Mozilla/5.0 (Linux; Android 16; Pixel 10) Mobile Safari').isPhone).toBe(true)
  expect(readDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)').isPhone).toBe(true)
  expect(readDevice('Mozilla/5.0 (Linux; Android 16; Tab S11) Safari').isPhone).toBe(false)
  expect(readDevice(WINDOWS).isPhone).toBe(false)
})
