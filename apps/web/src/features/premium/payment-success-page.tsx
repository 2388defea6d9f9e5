import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { explainFailure, failureMessages } from '../../messages/failures.ts'
import { paymentSuccessMessages as words } from '../../messages/premium.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { requestPaymentCheck } from './payment-calls.ts'
import styles from './premium.module.css'

const REDIRECT_MS = 3000

/** Confirms a payment. Opening it again gives the same result. */
export function PaymentSuccessPage() {
  const [search] = useSearchParams()
  const sessionId = search.get('session_id') ?? ''
  const payment = useQuery({
    queryKey: ['payment-success', sessionId],
    queryFn: ({ signal }) => requestPaymentCheck(sessionId, signal),
    enabled: sessionId !== '',
    retry: (tries, error) => tries < 1 && isWorthRetrying(error),
    networkMode: 'always',
  })
  if (payment.isSuccess) return <Verified />
  if (payment.isError || sessionId === '')
    return (
      <PageFrame title={words.title}>
        <Notice tone="error" title={words.failed}>
          {payment.error ? explain(payment.error) : words.failedNoSession}
        </Notice>
        <div className={styles.actions}>
          {payment.error && isWorthRetrying(payment.error) && (
            <Button look="primary" loading={payment.isFetching} onClick={() => void payment.refetch()}>
              {failureMessages.tryAgain}
            </Button>
          )}
          <ButtonLink to={paths.dashboard}>{words.returnToDashboard}</ButtonLink>
        </div>
      </PageFrame>
    )
  return (
    <PageFrame title={words.title}>
      <Loading label={words.verifying} />
    </PageFrame>
  )
}

function Verified() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.dashboard), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <PageFrame title={words.successTitle}>
      <Notice tone="success">{words.success}</Notice>
      <div>
        <ButtonLink look="primary" to={paths.dashboard}>
          {words.goNow}
        </ButtonLink>
      </div>
    </PageFrame>
  )
}

function isWorthRetrying(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

function explain(error: Error): string {
  if (!(error instanceof ApiError)) return failureMessages.unexpected
  return error.status >= 400 && error.status < 500 && error.status !== 401
    ? words.failedUnknown
    : explainFailure(error)
}
