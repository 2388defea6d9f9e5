import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { premiumMessages as words } from '../../messages/premium.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { requestPortalUrl } from './payment-calls.ts'

/** Opens the page where the subscription is managed, by the URL the server sends. */
export function ManageButton({ userId }: { readonly userId: string | undefined }) {
  const portal = useMutation({
    mutationFn: (id: string) => requestPortalUrl(id),
    networkMode: 'always',
    onSuccess: (url) => {
      if (isPage(url)) location.assign(url)
    },
  })
  const isNowhere = portal.isSuccess && !isPage(portal.data)
  return (
    <>
      {isNowhere && <Notice tone="error">{words.portalFailed}</Notice>}
      {portal.isError && <Notice tone="error">{explain(portal.error)}</Notice>}
      <Button
        look="primary"
        loading={portal.isPending}
        onClick={() => userId !== undefined && portal.mutate(userId)}
      >
        {words.manage}
      </Button>
    </>
  )
}

function isPage(url: string | null): url is string {
  return url !== null && /^(\/(?!\/)|https?:\/\/)/.test(url)
}

function explain(error: Error): string {
  if (!(error instanceof ApiError)) return words.networkFailed
  if (error.status === 401) return words.signInFirst
  return error.status === 0 ? words.networkFailed : words.portalFailed
}
