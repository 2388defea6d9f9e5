import type { MealPlanDocument } from '@pennyplate/contract/documents/meal-plan'
import { ANONYMOUS } from '@pennyplate/domain/sharing/share'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { userKey } from '../../lib/session.ts'
import { revokeShare, storeShare } from './share-calls.ts'
import { storedSharesKey } from './stored-shares-key.ts'
import { writeShareLink } from './write-share-link.ts'

type Sharer = Readonly<{ id: string; email: string }>

/** A plan's share link. Contains the plan if it fits; otherwise leads to a copy on the server, made on request. */
export function useShareLink(plan: MealPlanDocument, sharer: Sharer) {
  const client = useQueryClient()
  const [hideEmail, setHideEmail] = useState(true)
  const sharedBy = hideEmail ? ANONYMOUS : sharer.email
  const written = useQuery({
    queryKey: [...userKey(sharer.id, 'share-link', sharedBy), plan],
    queryFn: () => writeShareLink({ plan, sharedBy, now: new Date(), origin: location.origin }),
    // Not cached: a link made later expires later.
    gcTime: 0,
    networkMode: 'always',
  })
  const stored = useMutation({
    mutationFn: () => storeShare(plan, hideEmail),
    networkMode: 'always',
    onSettled: () => client.invalidateQueries({ queryKey: storedSharesKey(sharer.id) }),
  })
  const takeBack = useMutation({
    mutationFn: revokeShare,
    networkMode: 'always',
    onSettled: () => client.invalidateQueries({ queryKey: storedSharesKey(sharer.id) }),
  })

  return {
    sharedBy,
    hideEmail,
    /** A stored copy includes the sender's choice about the e-mail address, so changing it revokes the copy. */
    chooseHideEmail(hide: boolean): void {
      if (stored.data) takeBack.mutate(stored.data.id)
      stored.reset()
      setHideEmail(hide)
    },
    link: stored.data ? location.origin + paths.shared(stored.data.id) : (written.data ?? undefined),
    isStored: stored.data !== undefined,
    isTooLong: written.data === null,
    store: () => stored.mutate(),
    isStoring: stored.isPending,
    failure: stored.error ?? written.error,
  }
}
