import { useSearchParams } from 'react-router'

/** What is open on a page, in its address: Back closes it and a reload keeps it. Null is nothing. */
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
