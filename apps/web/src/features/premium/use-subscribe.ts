import { useEffect, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import type { Session } from '../../lib/session-state.ts'
import { premiumMessages as words } from '../../messages/premium.ts'
import type { CardFailure } from './card-form-frame.tsx'
import { type Started, subscribe } from './subscribe.ts'

const REDIRECT_MS = 2000

/** Subscribing: from the card's token to the confirmation page. */
export function useSubscribe(session: Session) {
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<CardFailure>()
  const [started, setStarted] = useState<Started>()
  const sessionId = started?.sessionId

  useEffect(() => {
    if (sessionId === undefined) return
    // A full page load, to drop the card form's script.
    const timer = setTimeout(() => location.assign(paths.paymentSuccessOf(sessionId)), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [sessionId])

  async function start(sourceId: string) {
    if (session.status !== 'signed-in') return setFailure({ text: words.signInFirst })
    if (!navigator.onLine) return setFailure({ text: words.offline })
    setFailure(undefined)
    setIsSending(true)
    const outcome = await subscribe(sourceId, session.me)
    setIsSending(false)
    if ('started' in outcome) setStarted(outcome.started)
    else setFailure(outcome.failure)
  }

  return {
    isSending,
    failure,
    started,
    start: (sourceId: string) => void start(sourceId),
    fail: (text: string) => setFailure({ text }),
  }
}
