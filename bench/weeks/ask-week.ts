import type { PlanDone } from '@pennyplate/contract/ai/plan'
import type { signUpOver } from '@pennyplate/server/testing/server-process'
import { threadTimes, usedSince } from './process-figures.ts'

type Visitor = Awaited<ReturnType<typeof signUpOver>>

export interface AskedWeek {
  /** From sending the request until the whole week is there; and until it was refused, if it was. */
  readonly weekMs: number
  readonly isPlanned: boolean
  /** For a meal of the week, asked for the moment the week is there. */
  readonly choicesMs: number | null
  /** Processor time until everything is said about the week. */
  readonly ranMs: number
  /** How long the busiest thread waited for a processor until the week was there. */
  readonly waitedMs: number
  readonly totalCents: number
  readonly said: string
}

/** Asks the real server for a week as the browser does. */
export async function askWeek(
  { url, pid }: { readonly url: string; readonly pid: number },
  { headers }: Visitor,
  ask: { readonly seed: number; readonly today: string; readonly replaces: boolean },
): Promise<AskedWeek> {
  const before = threadTimes(pid)
  const pressed = performance.now()
  const { seed, today } = ask
  const answer = await fetch(`${url}/api/ai/plan`, {
    method: 'POST',
    headers: { ...headers, accept: 'text/event-stream' },
    body: JSON.stringify({ seed, today }),
  })
  if (!answer.ok || !answer.body) throw new Error(`no plan: ${answer.status} ${await answer.text()}`)
  let weekMs = 0
  let waitedMs = 0
  let choices: Promise<number> | null = null
  let totalCents = 0
  let said = ''
  for await (const { event, data } of eventsOf(answer.body)) {
    if (event !== 'week' && event !== 'done' && event !== 'failed') continue
    if (weekMs === 0) {
      weekMs = performance.now() - pressed
      waitedMs = usedSince(before, threadTimes(pid)).waitedMs
    }
    if (event === 'failed') said = String((data as { error?: unknown }).error)
    else {
      // Safe: the server is our own, and its answers are checked by its tests.
      const { plan, report } = data as PlanDone
      totalCents = report.totalCents
      said = report.concessions.join(' ')
      if (event === 'week' && ask.replaces) choices = timeOfChoices(url, headers, plan, today)
    }
  }
  const choicesMs = await choices
  const { ranMs } = usedSince(before, threadTimes(pid))
  return { weekMs, isPlanned: totalCents > 0, choicesMs, ranMs, waitedMs, totalCents, said }
}

async function timeOfChoices(
  url: string,
  headers: Visitor['headers'],
  plan: PlanDone['plan'],
  today: string,
): Promise<number> {
  const asked = performance.now()
  const answer = await fetch(`${url}/api/ai/replace`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ plan, day: 2, mealType: 'dinner', today }),
  })
  const text = await answer.text()
  const { choices } = JSON.parse(text) as { choices?: unknown[] }
  if (!choices?.length) throw new Error(`no choices: ${answer.status} ${text.slice(0, 500)}`)
  return performance.now() - asked
}

async function* eventsOf(body: ReadableStream<Uint8Array>) {
  let text = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string) =>
        block
          .split('\n')
          .filter((line) => line.startsWith(`${name}:`))
          .map((line) => line.slice(name.length + 1).trim())
          .join('\n')
      const data = field('data')
      if (data) yield { event: field('event'), data: JSON.parse(data) as unknown }
    }
  }
}
