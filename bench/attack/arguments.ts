import { parseArgs } from 'node:util'

type Asked = {
  readonly url: string | undefined
  readonly isQuick: boolean
  readonly only: readonly string[]
  readonly loadSeconds: number | undefined
  readonly search: { readonly seed: number; readonly seconds: number } | undefined
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

export function readArguments(
  words: readonly string[],
  topics: readonly string[],
): Asked | { readonly refusal: string } {
  const { values } = parseArgs({
    args: [...words],
    options: {
      url: { type: 'string' },
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      load: { type: 'string' },
      search: { type: 'boolean', default: false },
      seconds: { type: 'string', default: '3600' },
      seed: { type: 'string', default: '1' },
      'yes-this-is-my-server': { type: 'boolean', default: false },
    },
  })
  const only = values.only?.split(',').map((word) => word.trim()) ?? []
  const unknown = only.filter((word) => !topics.includes(word))
  if (unknown.length > 0)
    return { refusal: `Unknown topic: ${unknown.join(', ')}. Available: ${topics.join(', ')}.` }
  const loadSeconds = values.load === undefined ? undefined : Number(values.load)
  if (loadSeconds !== undefined && !(loadSeconds >= 1 && loadSeconds <= 600))
    return { refusal: '--load takes 1 to 600 seconds.' }
  const search = values.search ? { seed: Number(values.seed), seconds: Number(values.seconds) } : undefined
  if (search && !(Number.isInteger(search.seed) && search.seconds >= 1 && search.seconds <= 86_400))
    return { refusal: '--search takes a whole number as --seed, and 1 to 86400 --seconds.' }
  if (values.url === undefined) return { url: undefined, isQuick: values.quick, only, loadSeconds, search }
  const url = URL.parse(values.url)
  if (url?.protocol !== 'http:') return { refusal: '--url takes an address that begins with http://.' }
  if (loadSeconds !== undefined || search)
    return {
      refusal: `${search ? '--search' : '--load'} starts its own server, so it cannot be used with --url.`,
    }
  if (!LOOPBACK.has(url.hostname) && !values['yes-this-is-my-server'])
    return {
      refusal: `${url.hostname} is another machine. Add --yes-this-is-my-server if you may attack it.`,
    }
  return { url: url.origin, isQuick: values.quick, only, loadSeconds, search }
}
