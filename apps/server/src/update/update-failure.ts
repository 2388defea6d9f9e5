type Stage =
  /** The data could not be saved first, so nothing was changed. */
  | { readonly name: 'not begun'; readonly folder: string }
  /** A migration, or the check after them all, failed and everything was rolled back. */
  | { readonly name: 'rolled back' }
  /** The server did not start after the update, and the data was put back. */
  | { readonly name: 'undone' }
  /** The server did not start after the update, and the data stays updated. */
  | { readonly name: 'kept'; readonly snapshot: string }

/** Why an update ended. `explain-start-failure.ts` says it in words. */
export class UpdateFailure extends Error {
  readonly stage: Stage

  constructor(stage: Stage, cause: unknown) {
    super(`update ${stage.name}`, { cause })
    this.stage = stage
  }
}
