/** 128 random bits. crypto.randomUUID would do, but is missing on the plain http addresses of home networks. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
