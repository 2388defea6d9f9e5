import { callApi } from './api-client.ts'
import { recordOf, recordsOf, stringAt } from './json-reader.ts'

export type NamedFood = Readonly<{ id: string; name: string }>

export function fetchMatchingFoods(typed: string, signal: AbortSignal): Promise<readonly NamedFood[]> {
  return callApi(`/api/foods?q=${encodeURIComponent(typed)}`, {
    signal,
    parse: (body) =>
      recordsOf(recordOf(body).matches).flatMap((match) => {
        const [id, name] = [stringAt(match, 'foodId'), stringAt(match, 'name')]
        return id && name ? [{ id, name }] : []
      }),
  })
}
