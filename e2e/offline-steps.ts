import type { Page } from '@playwright/test'

/** What a page needs without a network is kept once a worker has taken it over. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const controlled = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    if (!navigator.serviceWorker.controller) await controlled
  })
}
