import { type Answer, type Asking, ask, field } from './ask.ts'

export const PASSWORD = 'a frying pan of cast iron'

/** An account with the cookies of one browser. */
export class Person {
  readonly email: string
  readonly #origin: () => string
  readonly #from: string
  readonly #cookies = new Map<string, string>()
  userId = ''
  password = PASSWORD

  /** `origin` is a function because a restarted server may have another port. */
  constructor(origin: () => string, email: string, from: string) {
    this.#origin = origin
    this.email = email
    this.#from = from
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async signUp(name = 'Sam'): Promise<Answer> {
    const { email, password } = this
    // The password hash is slow on purpose, and slower while others are attacking.
    const answer = await this.ask('/api/auth/sign-up/email', {
      body: { name, email, password },
      timeoutMs: 60_000,
    })
    this.userId = String(field(answer.text, 'user', 'id') ?? '')
    return answer
  }

  signIn(password = this.password): Promise<Answer> {
    return this.ask('/api/auth/sign-in/email', { body: { email: this.email, password } })
  }

  async ask(path: string, asking: Asking = {}): Promise<Answer> {
    const answer = await ask(this.#origin(), path, {
      ...asking,
      headers: {
        'x-forwarded-for': this.#from,
        ...(this.#cookies.size > 0 ? { cookie: this.cookie } : {}),
        ...asking.headers,
      },
    })
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      if (pair.endsWith('=') || /max-age=0/i.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, pair.slice(name.length + 1))
    }
    return answer
  }

  at(key: string): string {
    return `/api/kv?userId=${this.userId}&key=${key}`
  }

  save(key: string, value: unknown, asking: Asking = {}): Promise<Answer> {
    return this.ask(this.at(key), { ...asking, body: { value } })
  }

  remove(): Promise<Answer> {
    return this.ask('/api/account', {
      method: 'DELETE',
      body: { confirmation: 'DELETE', password: this.password },
    })
  }
}
