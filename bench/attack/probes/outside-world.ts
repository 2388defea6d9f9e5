import { createHmac } from 'node:crypto'
import { expectStatus, firstFailure, type Topic } from '../probe.ts'

const WEBHOOK = '/api/payments/webhook'
const EVENT = JSON.stringify({
  event_id: 'planted',
  type: 'subscription.updated',
  created_at: new Date().toISOString(),
  data: { object: { subscription: { id: 'planted', status: 'ACTIVE' } } },
})

export const outsideWorld: Topic = {
  name: 'outside world',
  does: 'sends forged payment webhooks and looks up malformed barcodes',
  probes: [
    {
      holds: 'a forged payment webhook is refused',
      async run(target) {
        const sign = (key: string) =>
          createHmac('sha256', key).update(`${target.origin}${WEBHOOK}${EVENT}`).digest('base64')
        const signatures = ['', 'x', sign(''), sign('undefined'), 'A'.repeat(44), 'ü']
        return firstFailure(
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
      holds: 'a lookup redirected to a private address is not followed',
      needs: 'own server',
      async run(target) {
        const [sam] = await target.pair()
        const { text } = await sam.ask('/api/barcode/3017620422003')
        const { reached, asked } = target.own?.fakeServices ?? { reached: [], asked: [] }
        if (reached.length > 0 || text.includes('secret of the house')) return `it asked for ${reached[0]}`
        return asked.length === 0 ? 'nothing was looked up, so this proves nothing' : undefined
      },
    },
    {
      holds: 'a barcode cannot change the path that is requested from the lookup service',
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
        const odd = target.own?.fakeServices.asked.find(
          (path) => !/^\/api\/v2\/product\/\d{8,14}\?fields=[\w,%]+$/.test(path),
        )
        return odd && `it asked for ${odd}`
      },
    },
  ],
}
