import type { StoredShare } from '@pennyplate/contract/share'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { longDay, longDayOfMoment } from '../../messages/day-words.ts'
import { explainError } from '../../messages/failures.ts'
import { sharingMessages as words } from '../../messages/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { notify } from '../../ui/notify.ts'
import { listShares, revokeShare } from './share-calls.ts'
import styles from './sharing.module.css'
import { storedSharesKey } from './stored-shares-key.ts'

/** Lists the shared plans stored on the server, with a button to revoke each. For Settings. */
export function StoredShares() {
  const session = useSession()
  return session.status === 'signed-in' ? <SharesCard userId={session.me.id} /> : null
}

function SharesCard({ userId }: { readonly userId: string }) {
  const queryKey = storedSharesKey(userId)
  const client = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const shares = useQuery({ queryKey, queryFn: ({ signal }) => listShares(signal), networkMode: 'always' })
  const revoke = useMutation({
    mutationFn: (share: StoredShare) => revokeShare(share.id),
    networkMode: 'always',
    onSuccess: (_, gone) => {
      client.setQueryData<readonly StoredShare[]>(queryKey, (all) => all?.filter(({ id }) => id !== gone.id))
      notify.success(words.revoked)
    },
    onError: (error) => notify.error(words.revokeFailed(explainError(error))),
  })
  return (
    <Card title={words.storedTitle}>
      <p className={styles.soft}>{words.storedLead}</p>
      {shares.isPending && <p role="status">{words.storedLoading}</p>}
      {shares.isError && !shares.data && (
        <LoadFailed
          text={words.storedFailed(explainError(shares.error))}
          isRetrying={shares.isFetching}
          onRetry={() => void shares.refetch()}
        />
      )}
      {shares.data?.length === 0 && <p>{words.storedNone}</p>}
      {shares.data && (
        <ul ref={list} tabIndex={-1} className={styles.shares}>
          {shares.data.map((share) => (
            <ShareRow
              key={share.id}
              share={share}
              isGoing={revoke.isPending && revoke.variables.id === share.id}
              onRevoke={() => {
                // The row and its button disappear, so move the focus to the list.
                list.current?.focus()
                revoke.mutate(share)
              }}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

type ShareRowProps = Readonly<{ share: StoredShare; isGoing: boolean; onRevoke: () => void }>

function ShareRow({ share, isGoing, onRevoke }: ShareRowProps) {
  const week = words.weekOf(
    share.weekStartDate ? longDay(share.weekStartDate) : longDayOfMoment(share.sharedDate),
  )
  return (
    <li className={styles.share}>
      <div className={styles.shareText}>
        <p className={styles.shareName}>{week}</p>
        <p className={styles.soft}>{words.storedBy(share.sharedBy, longDayOfMoment(share.expiresAt))}</p>
      </div>
      <div className={styles.shareActions}>
        <a href={paths.shared(share.id)} className={styles.open} aria-label={words.openNamed(week)}>
          {words.open}
        </a>
        <Button aria-label={words.revokeNamed(week)} loading={isGoing} onClick={onRevoke}>
          {words.revoke}
        </Button>
      </div>
    </li>
  )
}
