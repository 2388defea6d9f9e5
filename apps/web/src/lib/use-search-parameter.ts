import { type NavigateOptions, useSearchParams } from 'react-router'

/** State in the page address: Back undoes it and a reload keeps it. Null removes the parameter. */
export function useSearchParameter(name: string): [string | null, (value: string | null) => void] {
  const [search] = useSearchParams()
  const change = useChangeSearch()
  return [
    search.get(name),
    (value) => change((after) => (value === null ? after.delete(name) : after.set(name, value))),
  ]
}

/** Changes several parameters at once. */
export function useChangeSearch(
  options?: NavigateOptions,
): (edit: (search: URLSearchParams) => void) => void {
  const [, setSearch] = useSearchParams()
  return (edit) => {
    // The address itself: what was rendered may lack a change made a moment ago.
    const after = new URLSearchParams(window.location.search)
    edit(after)
    setSearch(after, options)
  }
}
