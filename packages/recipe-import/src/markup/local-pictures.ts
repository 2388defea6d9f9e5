import { type MarkupElement, walk } from './element.ts'

/** Pictures that a page names in its own archive: no address, and nothing outside of its folder. */
export function localPictures(root: MarkupElement): string[] {
  return [...walk(root)].flatMap(({ name, attributes }) => {
    const source = name === 'img' ? (attributes.get('src') ?? '') : ''
    return source === '' || /^[a-z]+:|^\/\/|\.\./i.test(source) ? [] : [decoded(source)]
  })
}

function decoded(source: string): string {
  try {
    return decodeURIComponent(source)
  } catch {
    return source
  }
}
