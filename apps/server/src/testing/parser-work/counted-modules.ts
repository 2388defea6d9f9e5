import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { countInSource } from './count-in-source.ts'
import { countBuiltIns } from './work.ts'

const NOT_COUNTED = /\/node_modules\/|\/parser-work\/(?!planted)/

/** Loaded with --import: instruments the repository's own modules so that they count their steps. */
countBuiltIns()
registerHooks({
  load(url, context, nextLoad) {
    if (!/^file:.*\.ts$/.test(url) || NOT_COUNTED.test(url)) return nextLoad(url, context)
    const { source } = nextLoad(url, context)
    return {
      format: 'module',
      shortCircuit: true,
      source: countInSource(stripTypeScriptTypes(String(source))),
    }
  },
})
