import { type FunctionComponent, type LazyExoticComponent, lazy, Suspense, useState } from 'react'
import { untilLoaded } from './until-loaded.ts'
import { loadAhead } from './when-idle.ts'

type ImportPart<Props extends object> = () => Promise<FunctionComponent<Props>>

/** A component in its own file, loaded when it is first shown. */
export function loadedWhenShown<Props extends object>(
  importPart: ImportPart<Props>,
): LazyExoticComponent<FunctionComponent<Props>> {
  return lazy(async () => ({ default: await untilLoaded(importPart) }))
}

/**
 * A part of a page that the first view does not need. It is loaded once the page is idle, or earlier if it is shown earlier;
 * until then nothing is in its
 * place, and the look of the last visit stays on screen (app/kept-look), so that nothing jumps.
 */
export function lazyPart<Props extends object>(importPart: ImportPart<Props>): FunctionComponent<Props> {
  const part = latePart(importPart)
  loadAhead(part.load)
  return part.Part
}

const firstParts: (() => Promise<unknown>)[] = []

/** A part in a file of its own that a first view shows: its page waits for `loadFirstParts`, and renders all of it at once. */
export function firstPart<Props extends object>(importPart: ImportPart<Props>): FunctionComponent<Props> {
  const part = latePart(importPart)
  firstParts.push(part.load)
  return part.Part
}

/** Of the modules that are loaded. A part that fails is tried again where it is shown. */
export async function loadFirstParts(): Promise<void> {
  await Promise.allSettled(firstParts.map((load) => load()))
}

function latePart<Props extends object>(importPart: ImportPart<Props>) {
  let loaded: FunctionComponent<Props> | undefined
  const load = async () => {
    loaded = await importPart()
    return loaded
  }
  const AwaitedPart = loadedWhenShown(load)
  function Part(props: Props) {
    // One that is there already costs no second rendering.
    const [Shown] = useState(() => loaded ?? AwaitedPart)
    return (
      <Suspense fallback={<span hidden data-loading />}>
        <Shown {...props} />
      </Suspense>
    )
  }
  return { Part, load }
}
