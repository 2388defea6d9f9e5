import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readArguments } from './arguments.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { everyTopic } from './probes/every-topic.ts'
import { judge } from './run-probes.ts'
import { Target } from './target.ts'

const quick = everyTopic.flatMap(({ name, probes }) =>
  probes
    .filter(({ isSlow }) => !isSlow)
    .map((probe) => ({ ...probe, title: `${name}: ${probe.holds}`, probe })),
)

describe('an attacked server', () => {
  let own: OwnServer
  let target: Target
  beforeAll(async () => {
    own = await startOwnServer('sources')
    target = new Target('', own)
  })
  afterAll(() => own.stop())

  it.each(quick)('$title', async ({ probe }) => {
    expect(await judge(probe, target)).toEqual(['held', ''])
  })
})

describe('npm run attack', () => {
  const topics = ['bodies']
  it.each([
    [['--url', 'http://10.0.0.7:3000'], 'is another machine'],
    [['--url', 'https://localhost'], 'begins with http://'],
    [['--url', 'http://localhost:3000', '--load', '60'], 'its own server'],
    [['--url', 'http://localhost:3000', '--search'], 'its own server'],
    [['--search', '--seconds', '0'], '1 to 86400'],
    [['--only', 'boddies'], 'Unknown topic: boddies'],
  ])('refuses %j', (words, reason) => {
    const asked = readArguments(words, topics)
    expect('refusal' in asked && asked.refusal).toContain(reason)
  })

  it('attacks another machine with --yes-this-is-my-server', () => {
    const words = ['--url', 'http://10.0.0.7:3000', '--yes-this-is-my-server', '--only', 'bodies']
    expect(readArguments(words, topics)).toMatchObject({ url: 'http://10.0.0.7:3000', only: ['bodies'] })
  })
})
