/** What a check has to say about a recipe. Errors fail the build; warnings want a look. */
export interface Finding {
  readonly level: 'error' | 'warning'
  readonly text: string
}

export function error(text: string): Finding {
  return { level: 'error', text }
}

export function warning(text: string): Finding {
  return { level: 'warning', text }
}
