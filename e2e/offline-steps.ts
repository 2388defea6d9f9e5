import type { Page } from '@playwright/test'

/** Once a service worker controls the page, everything it needs offline is cached. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const controlled = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    if (!navigator.serviceWorker.controller) await controlled
  })
}
