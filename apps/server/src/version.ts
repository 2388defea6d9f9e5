import serverPackage from '../package.json' with { type: 'json' }

export const VERSION: string = serverPackage.version
