import { METRICS_TOKEN, type Server } from './servers.ts'

/** How late the server's own thread comes to its work while many weeks are asked for. */
export async function measureEventLoop({ url }: Server, plansPerS: number, seconds: number): Promise<void> {
  const opened = await fetch(`${url}/api/demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const cookie = opened.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  await eventLoopLag(url)
  const statuses: number[] = []
  const asked: Promise<void>[] = []
  for (let i = 0; i < plansPerS * seconds; i++) {
    asked.push(
      fetch(`${url}/api/ai/plan`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ seed: i }),
      }).then(async (answer) => {
        await answer.text()
        statuses.push(answer.status)
      }),
    )
    await new Promise((resolve) => setTimeout(resolve, 1000 / plansPerS))
  }
  const lag = await eventLoopLag(url)
  await Promise.all(asked)
  const planned = statuses.filter((status) => status === 200).length
  console.log(
    `\n${plansPerS} plans a second asked for, ${seconds} s: ${planned} planned, ${statuses.length - planned} turned away (429)`,
  )
  console.log(`  event-loop delay p50 ${lag.p50} ms, p99 ${lag.p99} ms`)
}

/** Reading the metrics starts the next measurement. */
async function eventLoopLag(url: string) {
  const text = await (
    await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text()
  const read = (name: string) =>
    (Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]) * 1000).toFixed(
      1,
    )
  return { p50: read('p50'), p99: read('p99') }
}
