import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

type Cost = { readonly N: number; readonly r: number; readonly p: number }

/** OWASP's figures for scrypt with 32 MiB. */
const COST: Cost = { N: 2 ** 15, r: 8, p: 3 }
/** Of hashes without figures: Better Auth's, `salt:key`. */
const OLD_COST: Cost = { N: 2 ** 14, r: 16, p: 1 }
const KEY_BYTES = 64
const MARK = `scrypt:${COST.N}:${COST.r}:${COST.p}`

/** `scrypt:N:r:p:salt:key`, with a new salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex')
  return `${MARK}:${salt}:${(await keyOf(password, salt, COST)).toString('hex')}`
}

export async function verifyPassword({
  hash,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  const [cost, salt, key] = isOutdatedHash(hash)
    ? [OLD_COST, ...hash.split(':')]
    : [COST, ...hash.slice(MARK.length + 1).split(':')]
  const expected = Buffer.from(key ?? '', 'hex')
  if (!salt || expected.length !== KEY_BYTES) return false
  return timingSafeEqual(await keyOf(password, salt, cost), expected)
}

export function isOutdatedHash(hash: string): boolean {
  return !hash.startsWith(`${MARK}:`)
}

function keyOf(password: string, salt: string, { N, r, p }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
