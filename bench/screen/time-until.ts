/**
 * Clicks the button with this label and returns the milliseconds until `count` elements match `of` and are painted.
 * Runs inside the page, so it must not use anything outside this function.
 */
export function timeUntil({
  label,
  count,
  of,
}: {
  label: string
  count: number
  of: string
}): Promise<number> {
  const button = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === label,
  )
  if (!button) throw new Error(`there is no button "${label}"`)
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const observer = new MutationObserver(() => {
      const refusal = document.querySelector('[role="alert"]')?.textContent
      if (refusal) reject(new Error(`instead: ${refusal}`))
      if (document.querySelectorAll(of).length < count) return
      observer.disconnect()
      // Resolves after the frame that paints them.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
    })
    observer.observe(document.body, { childList: true, subtree: true })
    button.click()
  })
}
