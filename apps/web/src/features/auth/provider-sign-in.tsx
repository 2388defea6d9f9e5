import { useMutation } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import { authMessages } from '../../messages/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { startProviderSignIn } from './auth-calls.ts'
import styles from './auth-form.module.css'
import { withReturnPath } from './return-path.ts'

type ProviderSignInProps = {
  readonly providerName: string
  readonly returnTo: string | null
}

/** Sign-in with the configured single sign-on provider. */
export function ProviderSignIn({ providerName, returnTo }: ProviderSignInProps) {
  const start = useMutation({
    mutationFn: () => startProviderSignIn(withReturnPath(paths.authRedirect, returnTo)),
    onSuccess: (address) => window.location.assign(address),
  })
  return (
    <>
      <Button fullWidth loading={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
        {authMessages.continueWith(providerName)}
      </Button>
      {start.isError && <Notice tone="error">{authMessages.providerFailed(providerName)}</Notice>}
      <p className={styles.or}>{authMessages.or}</p>
    </>
  )
}
