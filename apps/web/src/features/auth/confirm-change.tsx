import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import { refreshSession } from '../../lib/session.ts'
import { authMessages } from '../../messages/auth.ts'
import { explainError } from '../../messages/failures.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { confirmNewEmail } from './auth-calls.ts'
import { GoOn } from './go-on.tsx'

/** Needs a click, because mail scanners open every link in a message. */
export function ConfirmChange({ token }: { readonly token: string }) {
  const client = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => confirmNewEmail(token),
    networkMode: 'always',
    onSuccess: () => refreshSession(client),
  })
  if (confirm.isSuccess)
    return (
      <PageFrame title={authMessages.changedTitle} lead={authMessages.changedLead(confirm.data)}>
        <GoOn />
      </PageFrame>
    )
  if (confirm.error instanceof ApiError && confirm.error.code === 'invalid_token')
    return (
      <PageFrame title={authMessages.changeBrokenTitle} lead={authMessages.changeBrokenLead}>
        <GoOn />
      </PageFrame>
    )
  return (
    <PageFrame title={authMessages.changeTitle} lead={authMessages.changeLead}>
      {confirm.isError && <Notice tone="error">{explainError(confirm.error)}</Notice>}
      <Button look="primary" loading={confirm.isPending} onClick={() => confirm.mutate()}>
        {confirm.isPending ? authMessages.changeConfirming : authMessages.changeConfirm}
      </Button>
    </PageFrame>
  )
}
