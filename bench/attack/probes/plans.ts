import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Person } from '../person.ts'
import { expectStatus, type Finding, type Topic } from '../probe.ts'
import type { Target } from '../target.ts'

const BREAKFASTS = { zipCode: '72762', mealTypes: ['Breakfast'], snackTypes: [] }

export const askForPlan = (person: Person, body: object, timeoutMs = 60_000) =>
  person.ask('/api/ai/plan', { body: { today: '2026-11-25', ...body }, timeoutMs })

export const lastEvent = (text: string, name: string) =>
  new RegExp(`^event: ${name}\\ndata: (.*)$`, 'm').exec(text)?.[1]

async function plannedWeek(person: Person, body: object): Promise<string> {
  const { text, status } = await askForPlan(person, body)
  const done = lastEvent(text, 'done')
  if (!done) throw new Error(`Planning failed: ${status} ${text.slice(-200)}`)
  return done
}

export const plans: Topic = {
  name: 'plans',
  does: 'plans weeks for its own accounts, some with the same idempotency key',
  probes: [
    { holds: 'an idempotency key returns the same plan until the profile changes', run: repeatKey },
    {
      holds: 'an idempotency key returns nothing of another household',
      isSlow: true,
      async run(target) {
        const [sam, kim] = await target.pair()
        await sam.save('profile', BREAKFASTS)
        await kim.save('profile', { ...BREAKFASTS, mealTypes: ['Lunch'] })
        const idempotencyKey = randomUUID()
        const mine = await plannedWeek(sam, { idempotencyKey })
        const theirs = await plannedWeek(kim, { idempotencyKey })
        return mine === theirs ? 'both have the same plan' : undefined
      },
    },
    {
      holds: 'a plan interrupted by a crash can be retried under its key within 20 s',
      needs: 'own server',
      isSlow: true,
      async run(target) {
        const sam = await target.newPerson()
        await sam.save('profile', { zipCode: '72762' })
        const idempotencyKey = randomUUID()
        const cutOff = askForPlan(sam, { idempotencyKey })
        await new Promise((resolve) => setTimeout(resolve, 250))
        await target.own?.restart('SIGKILL')
        await cutOff
        const again = target.stranger(sam.email)
        await again.signIn()
        const answer = await askForPlan(again, { idempotencyKey })
        if (!lastEvent(answer.text, 'done')) return `no plan: ${answer.status} ${answer.text.slice(-100)}`
        return answer.ms > 20_000 ? `it took ${(answer.ms / 1000).toFixed(1)} s` : undefined
      },
    },
    {
      holds: 'forty-five plans of one household delay another household by at most one plan',
      isSlow: true,
      run: planWhileBusy,
    },
  ],
}

async function repeatKey(target: Target): Promise<Finding> {
  const sam = await target.newPerson()
  await sam.save('profile', BREAKFASTS)
  const idempotencyKey = randomUUID()
  const first = await plannedWeek(sam, { idempotencyKey, seed: 1 })
  const second = await plannedWeek(sam, { idempotencyKey, seed: 2 })
  if (!isDeepStrictEqual(JSON.parse(first), JSON.parse(second))) return 'the same key gave two plans'
  await sam.save('profile', { ...BREAKFASTS, dietType: 'Vegan' })
  const { plan } = JSON.parse(await plannedWeek(sam, { idempotencyKey, seed: 1 })) as { plan: unknown }
  const check = await sam.ask('/api/ai/check', { body: { plan } })
  if (check.text.includes('"violations":[]')) return undefined
  return expectStatus('judging it', check, [200]) ?? 'a vegan got the plan from before'
}

async function planWhileBusy(target: Target): Promise<Finding> {
  const [sam, kim] = await target.pair()
  await Promise.all([sam, kim].map((person) => person.save('profile', { zipCode: '72762' })))
  const alone = await askForPlan(kim, { seed: 1 })
  const many = Array.from({ length: 45 }, (_, seed) => askForPlan(sam, { seed }, 180_000))
  await new Promise((resolve) => setTimeout(resolve, 200))
  const beside = await askForPlan(kim, { seed: 2 }, 180_000)
  await Promise.all(many)
  const late = beside.ms - 3 * alone.ms
  if (!lastEvent(beside.text, 'done')) return `no plan for the other: ${beside.status}`
  return late > 2000
    ? `${(beside.ms / 1000).toFixed(1)} s, alone ${(alone.ms / 1000).toFixed(1)} s`
    : undefined
}
