/** The account part of Settings. */
export const accountMessages = {
  signedOut: 'You have been signed out. Sign in to change your account.',
  signIn: 'Sign In',

  emailTitle: 'E-mail',
  verified: 'Verified',
  notVerified: 'Not verified',
  notVerifiedText: 'Verify it to make sure a password reset link can reach you.',
  resend: 'Send the link again',
  resending: 'Sending',
  resent: (email: string) => `We have sent a link to ${email}. It works for one hour.`,
  newEmail: 'New e-mail',
  changeEmail: 'Change e-mail',
  changingEmail: 'Sending the link',
  emailUnchanged: 'This is already your e-mail.',
  changeEmailHint: 'Nothing changes until you open the link we send.',
  changeStartedTitle: 'Check your inbox',
  changeStarted: (email: string, newEmail: string) =>
    `If ${newEmail} can be used, we have sent a link to it. Your e-mail changes when you open it. We have also told ${email}.`,
  changeEmailOtherProvider: (provider: string) =>
    `If you sign in with ${provider} and have no password, leave this blank. You only need to have signed in within the last 10 minutes.`,

  passwordTitle: 'Password',
  currentPassword: 'Current password',
  currentMissing: 'Enter your current password.',
  currentWrong: 'That is not your current password.',
  newPassword: 'New password',
  samePassword: 'The new password is the same as the current one.',
  signOutOthers: 'Sign out everywhere else',
  changePassword: 'Change password',
  changingPassword: 'Changing',
  passwordChanged: 'Your password has been changed.',
  passwordChangedEverywhere: 'Your password has been changed, and your other devices are signed out.',
  noPassword:
    'This account signs in through another provider and has no password. To set one, sign out and use "Forgot your password?" on the sign-in page.',

  sessionsTitle: 'Where you are signed in',
  sessionsLoading: 'Loading your devices',
  sessionsFailed: (reason: string) => `Your devices could not be loaded. ${reason}`,
  sessionsNotFresh: 'Your last sign-in was too long ago. To see your devices, sign out and sign in again.',
  thisDevice: 'This device',
  lastActive: (when: string) => `Last active ${when}`,
  signedInAt: (moment: string) => `Signed in ${moment}`,
  revoke: 'Sign out',
  revokeNamed: (device: string) => `Sign out ${device}`,
  revoked: (device: string) => `${device} is signed out.`,
  revokeFailed: (device: string, reason: string) => `${device} is still signed in. ${reason}`,
  revokeOthers: 'Sign out everywhere else',
  revokedOthers: 'Your other devices are signed out.',
  revokeOthersFailed: (reason: string) => `Your other devices are still signed in. ${reason}`,
  onlyThisDevice: 'You are not signed in anywhere else.',
} as const

/** "Chrome on Windows", or only the part the browser sent. */
export function deviceName({
  browser,
  system,
}: {
  browser?: string | undefined
  system?: string | undefined
}) {
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
