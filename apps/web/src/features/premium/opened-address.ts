/** Whether the app was opened at another address, and came to this one by itself. */
export function wasOpenedElsewhere(start: string): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return opened !== undefined && !new URL(opened.name).pathname.startsWith(start)
}
