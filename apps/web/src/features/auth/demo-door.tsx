import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi, ignoreAnswer } from '../../lib/api-client.ts'
import { beginSession } from '../../lib/session.ts'
import { demoMessages } from '../../messages/demo.ts'
import { explainError } from '../../messages/failures.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'

/** Replaces sign-in on a demo server: one click creates a household. */
export function DemoDoor() {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await callApi('/api/demo', { method: 'POST', body: {}, parse: ignoreAnswer })
      await beginSession(client)
    },
  })
  return (
    <PageFrame title={demoMessages.doorTitle} lead={demoMessages.doorLead}>
      {error && <Notice tone="error">{explainError(error)}</Notice>}
      <Button look="primary" loading={isPending} onClick={() => mutate()}>
        {isPending ? demoMessages.opening : demoMessages.open}
      </Button>
    </PageFrame>
  )
}
