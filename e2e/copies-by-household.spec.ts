import { expect } from '@playwright/test'
import { save, signUpWithProfile, stored } from './people.ts'
import { test } from './test.ts'

const RICE = { id: 'r', name: 'Rice', quantity: '2 lb', category: 'Grains' }
const BEANS = { id: 'b', name: 'Black beans', quantity: '3 cans', category: 'Canned' }

test('edits that version 0.1.0 kept by user are sent, also while an old tab is open', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'pantry', [RICE])
  const name = `pennyplate-${person.userId}`
  // An unsent edit, in a database like the one of version 0.1.0, open in a page that closes it when asked to.
  const oldTab = await context.newPage()
  await oldTab.goto('/terms')
  await oldTab.evaluate(
    ([database, base, edited]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(String(database), 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('documents', { keyPath: 'key' })
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const db = opening.result
          db.onversionchange = () => db.close()
          const transaction = db.transaction('documents', 'readwrite')
          const server = { value: base, revision: 1 }
          const pending = { value: edited, edit: 'before', dueAt: 0 }
          transaction.objectStore('documents').put({ key: 'pantry', server, pending })
          transaction.oncomplete = () => resolve()
        }
      }),
    [name, [RICE], [RICE, BEANS]] as const,
  )

  await page.goto('/dashboard?tab=pantry')
  await expect(page.getByText('Black beans')).toBeVisible()
  await expect.poll(() => stored(context, person, 'pantry')).toHaveLength(2)
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map((database) => database.name)))
    .not.toContain(name)
})
