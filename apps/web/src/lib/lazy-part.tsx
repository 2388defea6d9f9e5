import { type FunctionComponent, lazy, Suspense } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * A part of a page that the first view does not need. It is loaded once the page is idle, or earlier if it is shown earlier;
 * until then nothing is in its
 * place, and the look of the last visit stays on screen (app/kept-look), so that nothing jumps.
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  const LoadedPart = lazy(async () => ({ default: await importPart() }))
  whenIdle(() => void importPart().catch(() => {}))
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={<span hidden data-loading />}>
        <LoadedPart {...props} />
      </Suspense>
    )
  }
}
