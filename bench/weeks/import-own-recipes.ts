import type { FileImportAnswer } from '@pennyplate/contract/recipes/import-recipes'
import { writeArchive } from '@pennyplate/recipe-import/export/write-archive'
import { writtenRecipes } from '@pennyplate/server/testing/own-recipe-check/written-recipes'
import type { signUpOver } from '@pennyplate/server/testing/server-process'

type Visitor = Awaited<ReturnType<typeof signUpOver>>

const POLL_MS = 500

/** Imports a file of recipes as a person does, and waits until all of them are stored. */
export async function importOwnRecipes(url: string, { headers }: Visitor, count: number): Promise<void> {
  const zip: Uint8Array<ArrayBuffer>[] = []
  for await (const piece of writeArchive(writtenRecipes(count).map(({ draft }) => ({ draft }))))
    zip.push(new Uint8Array(piece))
  const form = new FormData()
  form.set('file', new Blob(zip), 'recipes.zip')
  const { cookie } = headers
  const sent = await fetch(`${url}/api/recipes/import-file`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  })
  if (sent.status !== 202) throw new Error(`no import: ${sent.status} ${await sent.text()}`)
  const { importId } = (await sent.json()) as { importId: string }
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    const answer = await fetch(`${url}/api/recipes/imports/${importId}`, { headers: { cookie } })
    const { state, added, skipped } = (await answer.json()) as FileImportAnswer
    if (state === 'running') continue
    if (state !== 'done' || added !== count)
      throw new Error(`${state}: ${added} of ${count} recipes, ${JSON.stringify(skipped.slice(0, 3))}`)
    return
  }
}
