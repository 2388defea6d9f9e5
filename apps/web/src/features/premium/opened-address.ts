/** Whether the page load was at another address, and the app navigated here. */
export function wasOpenedElsewhere(start: string): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return opened !== undefined && !new URL(opened.name).pathname.startsWith(start)
}
