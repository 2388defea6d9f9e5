import { Route, Routes } from 'react-router'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { RequireGuest } from './guards.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { SignInFormPage } from './sign-in-form-page.tsx'
import { VerifyEmailPage } from './verify-email-page.tsx'

/** All pages under /sign-in. Unknown addresses show the sign-in form. */
export function SignInPage() {
  return (
    <Routes>
      <Route path="forgot-password" element={<ForgotPasswordPage />} />
      <Route path="reset-password" element={<ResetPasswordPage />} />
      <Route path="verify-email" element={<VerifyEmailPage />} />
      <Route
        path="*"
        element={
          <RequireGuest>
            <SignInFormPage />
          </RequireGuest>
        }
      />
    </Routes>
  )
}
