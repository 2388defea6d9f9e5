import { PASSWORD_LENGTH } from '@pennyplate/domain/bounds/limits'

let common: Promise<ReadonlySet<string>> | undefined

/** The list is large and rarely needed, so it is loaded on first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readCommonPasswords()
  const folded = password.toLowerCase()
  return (await common).has(folded) || isOneCharacterRepeated(folded)
}

async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const everyCommon = Object.values(dictionary).flat().map(String)
  return new Set(
    everyCommon.filter((word) => word.length >= PASSWORD_LENGTH.min).map((word) => word.toLowerCase()),
  )
}

function isOneCharacterRepeated(password: string): boolean {
  return new Set(password).size <= 2
}
