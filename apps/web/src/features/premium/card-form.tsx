import type { SubscriptionAnswer } from '@pennyplate/contract/payments/payments'
import { Suspense } from 'react'
import { loadedWhenShown } from '../../lib/lazy-part.tsx'
import { paths } from '../../lib/paths.ts'
import { premiumMessages as words } from '../../messages/premium.ts'
import type { CardFormProps } from './card-form-frame.tsx'

const SandboxCardForm = loadedWhenShown(async () => (await import('./sandbox-card-form.tsx')).SandboxCardForm)
const SquareCardForm = loadedWhenShown(async () => {
  // Only payment pages may load Square's script, and the Content-Security-Policy is set at page load.
  if (wasOpenedElsewhere(paths.subscribe)) {
    location.reload()
    await new Promise(() => {})
  }
  return (await import('./square-card-form.tsx')).SquareCardForm
})

/** Whether the page load was at another address, and the app navigated here. */
function wasOpenedElsewhere(start: string): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return opened !== undefined && !new URL(opened.name).pathname.startsWith(start)
}

/** The card form of the server's payment gateway. */
export function CardForm({
  setup,
  ...rest
}: CardFormProps & { readonly setup: SubscriptionAnswer['cardForm'] }) {
  return (
    <Suspense fallback={<p role="status">{words.squareLoading}</p>}>
      {setup.gateway === 'square' ? (
        <SquareCardForm {...rest} setup={setup} />
      ) : (
        <SandboxCardForm {...rest} />
      )}
    </Suspense>
  )
}
