import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '@pennyplate/planner/search/random'
import { jsonOf } from '../ask.ts'
import { PASSWORD, type Person } from '../person.ts'
import { lastEvent } from '../probes/plans.ts'
import type { Target } from '../target.ts'
import type { Api } from './api.ts'
import { type DrawnRequest, drawRequest } from './draw-request.ts'
import { KnownValues } from './known-values.ts'
import type { Tally } from './tally.ts'

const TIMEOUT_MS = 60_000
/** After the end, for answers that are on their way. */
const GRACE_MS = 2_000
const REST_MS = 100
const EVENTS_READ_MS = 300
/** Requests as a guest before the next try to sign in, which is limited. */
const GUEST_REQUESTS = 40

type Turns = {
  readonly until: number
  readonly isOver: () => boolean
  readonly isActive: () => boolean
}

/** An account that sends one drawn request after the other and remembers what the answers held. */
export class Attacker {
  readonly #target: Target
  readonly #api: Api
  readonly #random: Random
  readonly #tally: Tally
  #known = new KnownValues()
  #person: Person
  /** How many answers were 401. */
  #refusals = 0

  constructor(target: Target, api: Api, random: Random, tally: Tally) {
    this.#target = target
    this.#api = api
    this.#random = random
    this.#tally = tally
    this.#person = target.stranger()
  }

  async attack({ until, isOver, isActive }: Turns): Promise<void> {
    while (!isOver()) {
      if (!isActive()) {
        await wait(REST_MS)
        continue
      }
      const person = await this.#signedIn()
      if (isOver()) return
      const request = drawRequest(this.#api, this.#known, this.#random)
      this.#tally.begin(request)
      const answer = await person.ask(request.path, {
        ...request,
        timeoutMs: Math.min(TIMEOUT_MS, until - performance.now() + GRACE_MS),
        ...(request.route === 'GET /api/events' ? { readMs: EVENTS_READ_MS } : {}),
      })
      this.#tally.end(request, answer)
      if (answer.status === 200) this.#notePassword(person, request)
      if (answer.status < 300) this.#known.learn(jsonOf(lastEvent(answer.text, 'done') ?? answer.text))
      if (answer.status === 401 && !request.path.startsWith('/api/auth/sign-in')) this.#refusals += 1
    }
  }

  async #signedIn(): Promise<Person> {
    if (this.#refusals % GUEST_REQUESTS !== 1) return this.#person
    if ((await this.#person.signIn()).status === 200) this.#refusals = 0
    else await this.open()
    return this.#person
  }

  /** Opens an account with a profile, without which nothing is planned. Where sign-ups are limited it stays a guest. */
  async open(): Promise<void> {
    const person = this.#target.stranger()
    await person.signUp()
    this.#person = person
    this.#refusals = person.userId ? 0 : 2
    this.#known = new KnownValues({
      userId: [person.userId],
      key: Object.keys(this.#api.schemas),
      password: [PASSWORD],
      currentPassword: [PASSWORD],
      newPassword: ['another pan of cast iron'],
      email: [person.email],
      zipCode: ['72762', '99501'],
      zip: ['72762'],
      size: ['small'],
    })
    await person.save('profile', { zipCode: '72762', adults: 2, weeklyBudget: 120 })
  }

  #notePassword(person: Person, { route, body }: DrawnRequest): void {
    if (route !== 'POST /api/auth/change-password' || typeof body !== 'string') return
    const sent = jsonOf(body)
    if (typeof sent === 'object' && sent !== null && 'newPassword' in sent)
      person.password = String(sent.newPassword)
  }
}
