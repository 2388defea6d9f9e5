import { field } from '../ask.ts'
import { expectStatus, firstFailure, type Topic } from '../probe.ts'

const SHARED_WEEK = {
  weekStartDate: '2026-11-22',
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => ({
    day,
    meals: { dinner: { name: 'Rice and beans' }, snacks: [] },
  })),
}

export const otherPeople: Topic = {
  name: 'other people',
  does: 'requests the data of one of its own accounts with another',
  probes: [
    {
      holds: 'a guest is refused every call that needs an account',
      async run(target) {
        const calls = (await target.operations()).filter(
          ({ isPublic, path }) => !isPublic && path !== '/api/auth/sign-out',
        )
        return firstFailure(
          calls.map(({ method, path }) => async () => {
            const answer = await target.guest(`${path}?userId=somebody&key=pantry`, {
              method,
              ...(method === 'GET' ? {} : { body: {} }),
            })
            return expectStatus(`${method} ${path}`, answer, [400, 401, 403, 404, 415])
          }),
        )
      },
    },
    {
      holds: 'another household’s data cannot be read, written or deleted',
      async run(target) {
        const [sam, kim] = await target.pair()
        await kim.save('recipeFavorites', ['the favorite of another'])
        const tries: [string, string, object?][] = [
          ['GET', kim.at('recipeFavorites')],
          ['GET', `/api/kv/all?userId=${kim.userId}`],
          ['GET', `/api/kv/all?userId=${sam.userId}&userId=${kim.userId}`],
          ['POST', kim.at('recipeFavorites'), { value: [] }],
          ['DELETE', kim.at('recipeFavorites')],
          ['DELETE', `/api/kv/all?userId=${kim.userId}`],
          ['POST', '/api/payments/customer-portal', { userId: kim.userId }],
          [
            'POST',
            '/api/payments/create-subscription',
            { userId: kim.userId, email: kim.email, planId: 'PENNYPLATE_MONTHLY' },
          ],
          ['POST', '/api/payments/payment-success', { sessionId: kim.userId }],
        ]
        const failure = await firstFailure(
          tries.map(([method, path, body]) => async () => {
            const answer = await sam.ask(path, { method, body })
            if (answer.text.includes('favorite of another')) return `${method} ${path.split('?')[0]} shows it`
            const own = path.includes(`userId=${sam.userId}&`)
            return expectStatus(
              `${method} ${path.split('?')[0]}`,
              answer,
              own ? [200, 400, 403] : [400, 403, 404],
            )
          }),
        )
        const left = await kim.ask(kim.at('recipeFavorites'))
        return (
          failure ?? (left.text.includes('favorite of another') ? undefined : 'the other household lost it')
        )
      },
    },
    {
      holds: 'only its owner can delete a share, and a hidden sender is not named',
      async run(target) {
        const [sam, kim] = await target.pair()
        const made = await kim.ask('/api/shares', { body: { plan: SHARED_WEEK, hideEmail: true } })
        const id = String(field(made.text, 'id') ?? field(made.text, 'share', 'id') ?? '')
        if (!id) return `no share was made: ${made.status} ${made.text.slice(0, 120)}`
        await sam.ask(`/api/shares/${id}`, { method: 'DELETE' })
        const open = await target.guest(`/api/shares/${id}`)
        await kim.ask(`/api/shares/${id}`, { method: 'DELETE' })
        if (open.text.includes(kim.email) || open.text.includes(kim.userId))
          return 'the share says whose it is'
        return expectStatus('the share after another deleted it', open, [200])
      },
    },
    {
      holds: 'a product name that one household saved for a barcode is not shown to another',
      async run(target) {
        const [sam, kim] = await target.pair()
        await kim.ask('/api/barcode/0000000000109', {
          body: { name: 'the jam of another', category: 'Other' },
        })
        const { text } = await sam.ask('/api/barcode/0000000000109', { timeoutMs: 10_000 })
        return text.includes('jam of another') ? 'the other household sees it' : undefined
      },
    },
    {
      holds: 'registering the owner’s address does not make anybody the owner',
      needs: 'own server',
      async run(target) {
        const thief = await target.newPerson('owner@example.org')
        const owner = await thief.ask('/api/owner')
        const connection = await thief.ask('/api/ai/connection-test', { body: {} })
        if (owner.status === 404) return 'the server does not ask for a proof'
        if (field(owner.text, 'ownership') === 'owner') return 'the account became the owner'
        return expectStatus('testing the language model as the owner', connection, [403])
      },
    },
  ],
}
