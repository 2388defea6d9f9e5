const typedInto = new WeakSet<Element>()
const guards = new Set<() => boolean>()

/** Fields tell of themselves what was typed; forms that ask before they are left (use-leave-guard.ts) tell by a guard. */
export function watchUnsavedWork(): void {
  document.addEventListener('input', ({ target }) => target instanceof Element && typedInto.add(target), true)
}

export function guardWork(isUnsaved: () => boolean): () => void {
  guards.add(isUnsaved)
  return () => guards.delete(isUnsaved)
}

/** Whether a reload could lose something: a guarded form, or any field on screen that was typed into. */
export function hasUnsavedWork(): boolean {
  const fields = document.querySelectorAll('input, textarea, select')
  return [...guards].some((isUnsaved) => isUnsaved()) || [...fields].some((field) => typedInto.has(field))
}
