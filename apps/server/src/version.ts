import serverPackage from '../package.json' with { type: 'json' }

/** Which Pennyplate this is, wherever it says so. */
export const VERSION: string = serverPackage.version
