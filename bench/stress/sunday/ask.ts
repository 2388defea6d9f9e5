import type { ClonedPerson } from '@pennyplate/server/testing/clone-households'

export type Kind = 'plan' | 'list' | 'save' | 'read'
/** Status 0: no answer. A plan counts as answered when its whole week is there. */
export type Asked = Readonly<{ kind: Kind; status: number; ms: number }>

/** What people send, over a household that has a week and its list. */
export type Sample = Readonly<{ plan: unknown; shoppingList: unknown }>

export async function ask(
  kind: Kind,
  origin: string,
  person: ClonedPerson,
  sample: Sample,
  key: string,
): Promise<Asked> {
  const sent = performance.now()
  const status = await send(kind, origin, person, sample, key).catch(() => 0)
  return { kind, status, ms: performance.now() - sent }
}

async function send(
  kind: Kind,
  origin: string,
  { userId, cookie }: ClonedPerson,
  sample: Sample,
  key: string,
) {
  const post = (path: string, body: unknown) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  if (kind === 'read')
    return read(await fetch(`${origin}/api/kv/all?userId=${userId}`, { headers: { cookie } }))
  if (kind === 'list') return read(await post('/api/ai/shopping-list', { plan: sample.plan }))
  if (kind === 'save')
    return read(
      await post(`/api/kv?userId=${userId}&key=currentShoppingList`, { value: sample.shoppingList }),
    )
  return readPlan(await post('/api/ai/plan', { idempotencyKey: key }))
}

async function read(answer: Response): Promise<number> {
  await answer.arrayBuffer()
  return answer.status
}

/** Reads to the end, because closing the answer would stop the work. */
async function readPlan(answer: Response): Promise<number> {
  const text = await answer.text()
  return answer.status === 200 && !text.includes('event: done') ? 0 : answer.status
}
