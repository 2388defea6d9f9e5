const ASK_AGAIN_MS = 1000

type Registration = Readonly<{ waiting: Pick<ServiceWorker, 'postMessage'> | null }>

/**
 * Asks the waiting version to take over until it does, then reloads. Once is not enough: a busy Chrome can leave a version waiting
 * that was asked, and an even newer one may replace it.
 */
export function takeOver(
  registration: Registration,
  workers: EventTarget,
  reload: () => void,
  againMs = ASK_AGAIN_MS,
): void {
  const ask = () => registration.waiting?.postMessage('take-over')
  const timer = setInterval(ask, againMs)
  workers.addEventListener(
    'controllerchange',
    () => {
      clearInterval(timer)
      reload()
    },
    { once: true },
  )
  ask()
}
