import type { Asked } from './ask.ts'

/** Sends requests at a rate, whether or not earlier ones are answered, as people do. */
export async function arrive(
  perS: number,
  seconds: number,
  random: () => number,
  send: (number: number) => Promise<Asked>,
): Promise<Asked[]> {
  const until = performance.now() + seconds * 1000
  const sent: Promise<Asked>[] = []
  for (;;) {
    // Gaps of a Poisson process.
    const gapMs = (-Math.log(1 - random()) / perS) * 1000
    if (performance.now() + gapMs > until) return Promise.all(sent)
    await new Promise((resolve) => setTimeout(resolve, gapMs))
    sent.push(send(sent.length))
  }
}

/** Keeps a number of requests going all the time. Returns the answers within the time. */
export async function saturate(
  atOnce: number,
  seconds: number,
  send: (number: number) => Promise<Asked>,
): Promise<Asked[]> {
  const until = performance.now() + seconds * 1000
  const answers: Asked[] = []
  let count = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) {
        const answer = await send(count++)
        if (performance.now() <= until) answers.push(answer)
      }
    }),
  )
  return answers
}
