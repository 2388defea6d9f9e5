const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
type Level = (typeof LEVELS)[number]

/** Callers must never log an e-mail address, a token or a stored value. */
type Fields = Record<string, string | number | boolean | undefined>

export type Log = Record<Exclude<Level, 'silent'>, (event: string, fields?: Fields) => void>

type LogOptions = { level: Level; format: 'text' | 'json'; now: () => Date; write: (line: string) => void }

export function createLog({ level, format, now, write }: LogOptions): Log {
  const threshold = LEVELS.indexOf(level)
  const at =
    (name: Exclude<Level, 'silent'>) =>
    (event: string, fields: Fields = {}) => {
      if (LEVELS.indexOf(name) < threshold) return
      const line =
        format === 'json'
          ? JSON.stringify({ time: now().toISOString(), level: name, event, ...fields })
          : `${now().toISOString().slice(11, 19)} ${name.padEnd(5)} ${event}${asText(fields)}`
      write(`${line}\n`)
    }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

function asText(fields: Fields): string {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${value}`)
    .join('')
}

/** What the log gets of an error: its type and code, and its message only if it is ours. */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const place = error.stack
    ?.split('\n')
    .find((line) => line.includes('    at '))
    ?.trim()
  return { error: error.name, code, place }
}
