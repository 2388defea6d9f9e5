import { AuthRedirectPage } from '../features/auth/auth-redirect-page.tsx'
import { TermsModal } from '../features/terms/terms-modal.tsx'

/** Features do not know each other: the app hands the terms to the page that may have to ask for them. */
export function AuthRedirectRoute() {
  return <AuthRedirectPage TermsModal={TermsModal} />
}
