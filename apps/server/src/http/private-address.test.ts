import { expect, it } from 'vitest'
import { isPrivateAddress } from './private-address.ts'

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1', '::ffff:10.0.0.1'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'localhost', ''],
])('%j is not the public internet', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

it.each(['8.8.8.8', '172.32.0.1', '213.36.253.214', '2a01:4f8::1', '2606:4700::1111'])(
  '%s is the public internet',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  },
)
