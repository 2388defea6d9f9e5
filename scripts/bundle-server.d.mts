import type { Plugin } from 'rolldown'

export function bundleServer(dir: string, plugins?: readonly Plugin[]): Promise<void>
