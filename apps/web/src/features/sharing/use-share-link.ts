import { ANONYMOUS } from '@pennyplate/domain/sharing/share'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { userKey } from '../../lib/session.ts'
import { revokeShare, storeShare } from './share-calls.ts'
import { storedSharesKey } from './stored-shares-key.ts'
import { writeShareLink } from './write-share-link.ts'

type Sharer = Readonly<{ id: string; email: string }>

/** A plan's share link: a short one to a copy on the server, made on request, or a long one that contains the plan. */
export function useShareLink(plan: WeekPlan, sharer: Sharer) {
  const client = useQueryClient()
  const [hideEmail, setHideEmail] = useState(true)
  const [keepsNoCopy, setKeepsNoCopy] = useState(false)
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
  const link = keepsNoCopy ? (written.data ?? undefined) : stored.data && linkTo(stored.data.id)

  function forgetCopy(): void {
    if (stored.data) takeBack.mutate(stored.data.id)
    stored.reset()
  }

  return {
    sharedBy,
    hideEmail,
    /** A stored copy includes the sender's choice about the e-mail address, so changing it revokes the copy. */
    chooseHideEmail(hide: boolean): void {
      forgetCopy()
      setHideEmail(hide)
    },
    keepsNoCopy,
    chooseNoCopy(keepsNone: boolean): void {
      forgetCopy()
      setKeepsNoCopy(keepsNone)
    },
    link,
    isTooLong: written.data === null,
    /** The link, made first if there is none yet. Undefined if that fails, which `failure` tells. */
    async makeLink(): Promise<string | undefined> {
      if (link !== undefined || keepsNoCopy) return link
      const share = await stored.mutateAsync().catch(() => undefined)
      return share && linkTo(share.id)
    },
    isMaking: stored.isPending,
    failure: stored.error ?? written.error,
  }
}

function linkTo(shareId: string): string {
  return location.origin + paths.shared(shareId)
}
