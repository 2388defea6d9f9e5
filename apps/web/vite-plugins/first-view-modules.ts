import { join } from 'node:path'

export type ModuleGraph = Readonly<{
  getModuleInfo: (id: string) => Readonly<{ importedIds: readonly string[] }> | null
}>

/** Tells which modules a view of the week needs, its first or its late parts: what these modules import, directly or indirectly. */
export function firstViewModules(web: string, modules: readonly string[]) {
  let known: ReadonlySet<string> | undefined
  return (id: string, graph: ModuleGraph): boolean => {
    known ??= importedFrom(
      modules.map((module) => join(web, module)),
      graph,
    )
    return known.has(id)
  }
}

function importedFrom(ids: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...ids]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
