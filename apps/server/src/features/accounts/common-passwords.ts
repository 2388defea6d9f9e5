import { PASSWORD_LENGTH } from '@pennyplate/domain/bounds/limits'
import { AppError } from '../../http/errors.ts'

/** Of those that leaked most. Longer ones are refused as they are; of the first, whatever is little more than they are. */
type Common = { readonly long: ReadonlySet<string>; readonly first: ReadonlySet<string> }

const FIRST = 10_000
/** "Password1!" adds two to "password". */
const ADDED_CHARS_MAX = 5
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
}

let common: Promise<Common> | undefined

/** The one check of every password somebody chooses. */
export async function refuseCommonPassword(password: string, email: string): Promise<void> {
  if (await isCommonPassword(password, email))
    throw new AppError('password_common', {
      message: 'This password is one of the most common ones, or your e-mail address. Choose another.',
    })
}

export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  // Refused for its length, with other words.
  if (password.length < PASSWORD_LENGTH.min) return false
  const folded = password.normalize('NFKC').toLowerCase()
  if (isMonotonous(folded) || isOwnName(folded, email)) return true
  // The list is large and rarely needed, so it is loaded on first use.
  common ??= readCommonPasswords()
  const { long, first } = await common
  return long.has(folded) || coresOf(folded).some((core) => first.has(core))
}

async function readCommonPasswords(): Promise<Common> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const everyCommon = Object.values(dictionary).flat().map(String)
  return {
    long: new Set(
      everyCommon.filter((word) => word.length >= PASSWORD_LENGTH.min).map((word) => word.toLowerCase()),
    ),
    first: new Set([
      'pennyplate',
      ...dictionary['passwords-common'].slice(0, FIRST).map((word) => String(word).toLowerCase()),
    ]),
  }
}

/** The word that a password repeats, or puts digits and signs around, also with letters written as signs. */
function coresOf(folded: string): string[] {
  const [, once = folded] = /^(.+?)\1+$/s.exec(folded) ?? []
  const core = once.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (once.length - core.length > ADDED_CHARS_MAX) return [once]
  const read = core.replace(/[@430$57]/g, (sign) => LOOKALIKES[sign] ?? sign)
  return [once, core, ...['i', 'l'].map((letter) => read.replace(/[1!|]/g, letter))]
}

/** "aaaaaaaaaa", "1212121212", "12345678901", "zyxwvutsrq". */
function isMonotonous(folded: string): boolean {
  const codes = [...folded].map((letter) => letter.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, at) => (code - (codes[at] ?? 0) + 10) % 10))
  const isRun = steps.size === 1 && /^(\d+|\p{L}+)$/u.test(folded)
  return new Set(folded).size <= 2 || isRun
}

function isOwnName(folded: string, email: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')
  const [name = ''] = email.split('@')
  const own = [plain(email), plain(name)].filter((text) => text.length > 2)
  return own.includes(plain(folded)) || (email !== '' && folded.includes(email.toLowerCase()))
}
