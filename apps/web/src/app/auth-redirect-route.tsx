import { AuthRedirectPage } from '../features/auth/auth-redirect-page.tsx'
import { TermsModal } from '../features/terms/terms-modal.tsx'

/** Hands the terms dialog to the page that may need it, because features do not import each other. */
export function AuthRedirectRoute() {
  return <AuthRedirectPage TermsModal={TermsModal} />
}
