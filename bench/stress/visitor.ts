import { type Agent, request } from 'node:http'

export type Kind = 'read' | 'edit' | 'plan'
/** Status 0 means no answer. */
export type Answer = Readonly<{ kind: Kind; status: number; ms: number; at: number }>

type Pantry = { id: string; name: string; quantity: string; category: string }[]

/** One simulated person. Remembers the last write that the server acknowledged. */
export class Visitor {
  readonly answers: Answer[] = []
  readonly #origin: string
  readonly #agent: Agent
  #cookie = ''
  #userId = ''
  #sent = 0
  /** The number of the last acknowledged edit. */
  acknowledged = 0

  constructor(origin: string, agent: Agent) {
    this.#origin = origin
    this.#agent = agent
  }

  async arrive(): Promise<void> {
    const opened = await this.#send('POST', '/api/demo', {})
    if (opened.status !== 201)
      throw new Error(`Opening a demo household failed: ${opened.status} ${opened.text}`)
    this.#cookie = opened.cookies.map((line) => line.split(';')[0]).join('; ')
    const me = await this.#send('GET', '/api/me')
    this.#userId = JSON.parse(me.text).user.id
  }

  /** Reads, edits and plans with pauses in between until the time is up. */
  async use(until: number, random: () => number): Promise<void> {
    while (performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 300 + random() * 1400))
      const choice = random()
      if (choice < 0.72) await this.#act('read', 'GET', `/api/kv/all?userId=${this.#userId}`)
      else if (choice < 0.98) await this.#edit()
      else await this.#act('plan', 'POST', '/api/ai/plan', {})
    }
  }

  /** The number of the last edit that the server has now. */
  async kept(): Promise<number> {
    const { status, text } = await this.#send('GET', `/api/kv?userId=${this.#userId}&key=pantry`)
    if (status !== 200) throw new Error(`Reading the pantry back failed: ${status}`)
    const { value } = JSON.parse(text) as { value: Pantry }
    return Number(value.find(({ id }) => id === 'count')?.quantity.split(' ')[0] ?? 0)
  }

  async #edit(): Promise<void> {
    const number = ++this.#sent
    const value: Pantry = [{ id: 'count', name: 'Rice', quantity: `${number} bags`, category: 'Grains' }]
    const status = await this.#act('edit', 'POST', `/api/kv?userId=${this.#userId}&key=pantry`, { value })
    if (status === 200) this.acknowledged = number
  }

  async #act(kind: Kind, method: string, path: string, body?: unknown): Promise<number> {
    const sent = performance.now()
    const { status } = await this.#send(method, path, body)
    const at = performance.now()
    this.answers.push({ kind, status, ms: at - sent, at })
    return status
  }

  #send(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; text: string; cookies: string[] }> {
    return new Promise((resolve) => {
      const nothing = () => resolve({ status: 0, text: '', cookies: [] })
      const asked = request(
        `${this.#origin}${path}`,
        {
          method,
          agent: this.#agent,
          headers: {
            ...(this.#cookie ? { cookie: this.#cookie } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8')
          answer.on('data', (chunk) => {
            text += chunk
          })
          answer.once('error', nothing)
          answer.once('end', () =>
            resolve({ status: answer.statusCode ?? 0, text, cookies: answer.headers['set-cookie'] ?? [] }),
          )
        },
      )
      asked.once('error', nothing)
      asked.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }
}
