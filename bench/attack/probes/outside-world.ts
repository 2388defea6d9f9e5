import { createHmac } from 'node:crypto'
import { expectStatus, firstFall, type Topic } from '../probe.ts'

const WEBHOOK = '/api/payments/webhook'
const EVENT = JSON.stringify({
  event_id: 'planted',
  type: 'subscription.updated',
  created_at: new Date().toISOString(),
  data: { object: { subscription: { id: 'planted', status: 'ACTIVE' } } },
})

export const outsideWorld: Topic = {
  name: 'outside world',
  does: 'posts forged calls of the payment provider, and looks up barcodes that are none',
  probes: [
    {
      holds: 'a forged call of the payment provider is refused',
      async run(target) {
        const sign = (key: string) =>
          createHmac('sha256', key).update(`${target.origin}${WEBHOOK}${EVENT}`).digest('base64')
        const signatures = ['', 'x', sign(''), sign('undefined'), 'A'.repeat(44), 'ü']
        return firstFall(
          signatures.map(
            (signature) => async () =>
              expectStatus(
                `signed "${signature.slice(0, 8)}"`,
                await target.guest(WEBHOOK, {
                  body: EVENT,
                  headers: { 'x-square-hmacsha256-signature': encodeURIComponent(signature) },
                }),
                [400, 401, 403, 404],
              ),
          ),
        )
      },
    },
    {
      holds: 'a look-up that is sent on to a private address ends there',
      needs: 'own server',
      async run(target) {
        const [sam] = await target.pair()
        const { text } = await sam.ask('/api/barcode/3017620422003')
        const { reached, asked } = target.own?.outsiders ?? { reached: [], asked: [] }
        if (reached.length > 0 || text.includes('secret of the house')) return `it asked for ${reached[0]}`
        return asked.length === 0 ? 'nothing was looked up, so nothing was shown' : undefined
      },
    },
    {
      holds: 'a barcode chooses no path of the service it is looked up at',
      needs: 'own server',
      async run(target) {
        const [sam] = await target.pair()
        for (const code of [
          '..%2f..%2fadmin1',
          '1%3Ffields=x',
          '1%23',
          '%40evil.example1',
          '1%0d%0aX:%20y',
          '301762042200%33',
        ])
          await sam.ask(`/api/barcode/${code}`)
        const odd = target.own?.outsiders.asked.find(
          (path) => !/^\/api\/v2\/product\/\d{8,14}\?fields=[\w,%]+$/.test(path),
        )
        return odd && `it asked for ${odd}`
      },
    },
  ],
}
