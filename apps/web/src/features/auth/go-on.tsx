import { paths } from '../../lib/paths.ts'
import { authMessages } from '../../messages/auth.ts'
import { ButtonLink } from '../../ui/button.tsx'

export function GoOn() {
  return (
    <ButtonLink to={paths.authRedirect} look="primary">
      {authMessages.goOn}
    </ButtonLink>
  )
}
