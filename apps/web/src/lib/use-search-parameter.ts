import { useSearchParams } from 'react-router'

/** State in the page address: Back undoes it and a reload keeps it. Null removes the parameter. */
export function useSearchParameter(name: string): [string | null, (value: string | null) => void] {
  const [search, setSearch] = useSearchParams()
  function change(value: string | null): void {
    setSearch((before) => {
      const after = new URLSearchParams(before)
      if (value === null) after.delete(name)
      else after.set(name, value)
      return after
    })
  }
  return [search.get(name), change]
}
