import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { userKey } from '../../lib/session.ts'
import { accountMessages } from '../../messages/account.ts'
import { explainError } from '../../messages/failures.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import styles from './account.module.css'
import { listDevices } from './account-calls.ts'
import { DeviceRow } from './device-row.tsx'
import { useRevoke } from './use-revoke.ts'

export function DevicesCard({ userId }: { readonly userId: string }) {
  const devicesKey = userKey(userId, 'devices')
  const devices = useQuery({
    queryKey: devicesKey,
    queryFn: ({ signal }) => listDevices(signal),
    networkMode: 'always',
  })
  const { revokeOne, revokeOthers } = useRevoke(devicesKey)
  const list = useRef<HTMLUListElement>(null)
  const hasOthers = devices.data?.some((device) => !device.isCurrent) ?? false
  return (
    <Card title={accountMessages.sessionsTitle}>
      {devices.isPending && (
        <p className={styles.soft} role="status">
          {accountMessages.sessionsLoading}
        </p>
      )}
      {devices.isError && !devices.data && (
        <LoadFailed
          text={explainListFailure(devices.error)}
          isRetrying={devices.isFetching}
          onRetry={() => void devices.refetch()}
        />
      )}
      {devices.data && (
        <>
          <ul ref={list} tabIndex={-1} className={styles.devices}>
            {devices.data.map((device) => (
              <DeviceRow
                key={device.token}
                device={device}
                onRevoke={() => {
                  // The row and its button disappear, so move the focus to the list.
                  list.current?.focus()
                  revokeOne.mutate(device)
                }}
              />
            ))}
          </ul>
          {hasOthers ? (
            <div>
              <Button
                look="danger"
                onClick={() => {
                  list.current?.focus()
                  revokeOthers.mutate()
                }}
              >
                {accountMessages.revokeOthers}
              </Button>
            </div>
          ) : (
            <p className={styles.soft}>{accountMessages.onlyThisDevice}</p>
          )}
        </>
      )}
    </Card>
  )
}

/** The server requires a recent sign-in for the list. Retrying does not help then, signing in again does. */
function explainListFailure(error: Error): string {
  if (error instanceof ApiError && error.code === 'session_not_fresh') return accountMessages.sessionsNotFresh
  return accountMessages.sessionsFailed(explainError(error))
}
