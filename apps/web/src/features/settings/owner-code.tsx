import { ownershipAnswer } from '@pennyplate/contract/accounts/account'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi, ignoreAnswer } from '../../lib/api-client.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { answerBy } from '../../lib/read-answer.ts'
import { userKey } from '../../lib/session.ts'
import { type FormFailure, useFormSubmission } from '../../lib/use-form-submission.ts'
import { explainFailure } from '../../messages/failures.ts'
import { settingsMessages as words } from '../../messages/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './settings.module.css'

type OwnerCodeProps = { readonly userId: string; readonly email: string }

/** For the account of OWNER_EMAIL until its address is verified: the code from the log makes it the owner. */
export function OwnerCode({ userId, email }: OwnerCodeProps) {
  const [isDone, setIsDone] = useState(false)
  const ownership = useQuery({
    queryKey: userKey(userId, 'ownership', email),
    queryFn: ({ signal }) => callApi('/api/owner', { signal, parse: answerBy(ownershipAnswer) }),
  })
  if (isDone)
    return (
      <Card title={words.ownerTitle}>
        <Notice tone="success">{words.ownerDone}</Notice>
      </Card>
    )
  if (ownership.data?.ownership !== 'unproven') return null
  return (
    <Card title={words.ownerTitle}>
      <p className={styles.soft}>{words.ownerText(email)}</p>
      <CodeForm onDone={() => setIsDone(true)} />
    </Card>
  )
}

function CodeForm({ onDone }: { readonly onDone: () => void }) {
  const client = useQueryClient()
  const { onSubmit, onInput, isSending, fieldErrors, formError } = useFormSubmission<'code'>({
    fields: ['code'],
    check: ({ code }) => (code.trim() === '' ? { code: words.ownerCodeMissing } : {}),
    send: async ({ code }) => {
      await callApi('/api/owner/claim', { method: 'POST', body: { code }, parse: ignoreAnswer })
      onDone()
      // Reload what only the owner sees.
      await client.invalidateQueries()
    },
    explain: explainClaimFailure,
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} onInput={onInput}>
      {formError && <Notice tone="error">{formError}</Notice>}
      <TextField
        label={words.ownerCode}
        hint={words.ownerCodeHint}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={fieldErrors.code}
      />
      <div>
        <Button type="submit" loading={isSending}>
          {isSending ? words.ownerClaiming : words.ownerClaim}
        </Button>
      </div>
    </form>
  )
}

function explainClaimFailure(error: ApiError): FormFailure<'code'> {
  const isWrong = error.code === 'wrong_code' || error.code === 'invalid_request'
  return isWrong ? { fields: { code: words.ownerCodeWrong } } : { form: explainFailure(error) }
}
