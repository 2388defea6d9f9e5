/** A command's output and exit code. */
export type CommandResult = { readonly exitCode: number; readonly text: string }

export const DONE = 0
export const FAILED = 1
export const WRONG_USE = 2
export const NO_PLAN_FITS = 3
