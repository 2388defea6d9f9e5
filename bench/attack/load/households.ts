import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Person } from '../person.ts'
import { askForPlan, lastEvent } from '../probes/plans.ts'

export type Saved = { readonly ms: number; readonly status: number }

/** A household that saves every second and sometimes plans, over one connection, as a browser does. */
export class Household {
  readonly saves: Saved[] = []
  readonly plansMs: number[] = []
  refusedPlans = 0
  readonly #person: Person
  readonly #agent = new Agent({ keepAlive: true })

  constructor(origin: string, n: number) {
    this.#person = new Person(() => origin, `household-${n}@example.org`, `192.0.2.${n}`)
  }

  async arrive(): Promise<void> {
    const answer = await this.#person.signUp()
    if (!this.#person.userId)
      throw new Error(`Signing up a household failed: ${answer.status} ${answer.text}`)
    await this.#person.save('profile', { zipCode: '72762', adults: 2 })
  }

  /** Saves at fixed times: a late answer does not delay the next save. */
  async use(until: number): Promise<void> {
    const planning = this.#planNowAndThen(until)
    const saving: Promise<void>[] = []
    for (let n = 0; performance.now() < until; n++) {
      saving.push(this.#save(n))
      await wait(900 + Math.random() * 200)
    }
    await Promise.all([...saving, planning])
    this.#agent.destroy()
  }

  async #save(n: number): Promise<void> {
    const pantry = Array.from({ length: 40 }, (_, at) => ({
      id: `${at}`,
      name: 'Rice',
      quantity: `${n} bags`,
    }))
    const { ms, status } = await this.#person.save('pantry', pantry, {
      agent: this.#agent,
      timeoutMs: 60_000,
    })
    this.saves.push({ ms, status })
  }

  async #planNowAndThen(until: number): Promise<void> {
    await wait(Math.random() * 10_000)
    while (performance.now() < until) {
      const { text, ms } = await askForPlan(this.#person, {}, 120_000)
      if (lastEvent(text, 'done')) this.plansMs.push(ms)
      else this.refusedPlans += 1
      await wait(15_000)
    }
  }
}
