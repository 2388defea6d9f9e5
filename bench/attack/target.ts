import { randomBytes } from 'node:crypto'
import { ask, field } from './ask.ts'
import type { OwnServer } from './own-server.ts'
import { Person } from './person.ts'

export type Operation = { readonly method: string; readonly path: string; readonly isPublic: boolean }

/** The attacked server, and the accounts that attack it. */
export class Target {
  readonly own: OwnServer | undefined
  readonly #origin: string
  readonly #run = randomBytes(4).toString('hex')
  readonly #people: Person[] = []
  #addresses = 0
  #pair: Promise<[Person, Person]> | undefined
  #operations: Promise<Operation[]> | undefined

  constructor(origin: string, own?: OwnServer) {
    this.#origin = origin
    this.own = own
  }

  get origin(): string {
    return this.own?.origin ?? this.#origin
  }

  guest = (path: string, asking: Parameters<typeof ask>[2] = {}) =>
    ask(this.origin, path, {
      ...asking,
      headers: { 'x-forwarded-for': this.newAddress(), ...asking.headers },
    })

  /** A new client address, if the server trusts one proxy. Any other server sees only our real address. */
  newAddress(): string {
    this.#addresses += 1
    return `198.18.${Math.floor(this.#addresses / 250) % 250}.${(this.#addresses % 250) + 1}`
  }

  newEmail(word = 'probe'): string {
    return `${word}-${this.#run}-${randomBytes(4).toString('hex')}@example.org`
  }

  /** A person without an account yet. */
  stranger(email = this.newEmail()): Person {
    return new Person(() => this.origin, email, this.newAddress())
  }

  async newPerson(email?: string): Promise<Person> {
    const person = this.stranger(email)
    const answer = await person.signUp()
    if (!person.userId) throw new Error(`Signing up failed: ${answer.status} ${answer.text.slice(0, 200)}`)
    this.#people.push(person)
    return person
  }

  /** Two households that most probes share: the attacker and the victim. */
  pair(): Promise<[Person, Person]> {
    this.#pair ??= Promise.all([this.newPerson(), this.newPerson()])
    return this.#pair
  }

  /** Every call in the server's API document. */
  operations(): Promise<Operation[]> {
    this.#operations ??= this.guest('/api/openapi.json').then(({ text }) => {
      const paths = field(text, 'paths')
      if (typeof paths !== 'object' || paths === null) throw new Error('The server has no API document')
      return Object.entries(paths).flatMap(([path, methods]: [string, object]) =>
        Object.entries(methods).map(([method, said]: [string, object]) => ({
          method: method.toUpperCase(),
          path: path.replace(/\{\w+\}/g, '012345678905'),
          isPublic: !('security' in said),
        })),
      )
    })
    return this.#operations
  }

  /** Deletes every account made here and returns how many could not be deleted. */
  async removePeople(): Promise<number> {
    let left = 0
    for (const person of this.#people) {
      const removed = await person.remove()
      if (removed.status !== 401) left += removed.status === 200 ? 0 : 1
      // 401 means signed out. If signing in fails too, the account is already gone.
      else if ((await person.signIn()).status === 200 && (await person.remove()).status !== 200) left += 1
    }
    return left
  }
}
