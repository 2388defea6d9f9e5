/**
 * Runs in the page: presses the button of that name, and answers the milliseconds until so many elements of a kind are in
 * the document and have been painted. It must not use anything from outside itself.
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
      // After the frame in which it is painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)))
    })
    observer.observe(document.body, { childList: true, subtree: true })
    button.click()
  })
}
