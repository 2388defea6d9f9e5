const waiting: (() => void)[] = []
let isAwaited = false

/** Until `firstViewShown` is called, tasks for after the first view wait. */
export function awaitFirstView(): void {
  isAwaited = true
}

export function firstViewShown(): void {
  isAwaited = false
  for (const task of waiting.splice(0)) task()
}

export function afterFirstView(task: () => void): void {
  if (isAwaited) waiting.push(task)
  else task()
}
