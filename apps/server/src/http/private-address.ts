import { BlockList, isIP } from 'node:net'

/** Not the public internet, from IANA's special-purpose address registries (RFC 6890 and its updates). */
const notPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4')
// Inside the global range: documentation, and the two ways to embed a private IPv4 address (Teredo, 6to4).
for (const [network, prefix] of [
  ['2001:db8::', 32],
  ['2001::', 23],
  ['2002::', 16],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6')

const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is not on the public internet. Anything that is not an IP address counts as private. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return notPublic.check(address, 'ipv4')
  if (family === 6) return !global.check(address, 'ipv6') || notPublic.check(address, 'ipv6')
  return true
}
