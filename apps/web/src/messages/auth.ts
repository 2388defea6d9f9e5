import { BILLING_NOTICE_DAYS, PASSWORD_LENGTH, SAVED_WEEKS } from '@pennyplate/domain/bounds/limits'

/** Signing in and up, lost passwords, verified addresses. No sentence reveals whether an address has an account. */
export const authMessages = {
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  capsLock: 'Caps Lock is on.',
  passwordRule: `At least ${PASSWORD_LENGTH.min} characters. A few unrelated words work well.`,
  emailFaults: {
    missing: 'Enter your e-mail address.',
    malformed: 'That does not look like an e-mail address. Enter one like name@example.com.',
  },
  passwordMissing: 'Enter your password.',
  newPasswordFaults: {
    missing: 'Choose a password.',
    too_short: `Use at least ${PASSWORD_LENGTH.min} characters.`,
    too_long: `Use at most ${PASSWORD_LENGTH.max} characters.`,
  },
  passwordCommon:
    'This is a very common password, a small change of one, or your e-mail address, so it is easy to guess. Choose another.',
  or: 'or',
  continueWith: (provider: string) => `Continue with ${provider}`,
  providerFailed: (provider: string) =>
    `Signing in with ${provider} did not work. Try again, or use your e-mail and password.`,
  providerFailedUnnamed: 'Signing in that way did not work. Try again, or use your e-mail and password.',
  addressNotConfirmed:
    'There is already an account with your address, but nobody confirmed it by mail. Choose “Forgot your password?” to get a link. A new password signs everybody else out of that account, and then you can sign in this way, too.',

  signInTitle: 'Sign in',
  signInLead: 'Your plan, pantry and shopping list are waiting.',
  signIn: 'Sign in',
  signingIn: 'Signing in',
  wrongCredentials: 'That e-mail and password do not match. Check both, or reset your password.',
  forgotPassword: 'Forgot your password?',
  createAccount: 'Create an account',

  signUpTitle: 'Create your account',
  signUpLead: 'One account for the household. All you need is an e-mail address.',
  signUp: 'Create account',
  signingUp: 'Creating your account',
  haveAccount: 'Already have an account?',
  signUpCheckMail: 'Check your inbox',
  signUpCheckMailText: (email: string) =>
    `We have sent a message to ${email}. Open the link in it to continue. If nothing arrives in a few minutes, check your spam folder.`,
  signUpTermsBefore: 'Next you will be asked to accept the ',
  termsOfService: 'Terms of Service',
  signUpTermsBetween: '. How we handle your data is in the ',
  privacyPolicy: 'Privacy Policy',
  signUpTermsAfter: '.',
  signUpClosedTitle: 'New accounts are closed',
  signUpClosedLead:
    'This Pennyplate server does not accept new accounts. If you need one, ask the person who runs it.',
  betaNote: `Free during the beta. We will tell you ${BILLING_NOTICE_DAYS} days before any billing starts.`,

  benefitsTitle: 'What your household gets',
  benefits: {
    budget: {
      title: 'A week inside your budget',
      text: 'Seven days of meals, priced in whole packages before you shop.',
    },
    diet: {
      title: 'Everyone at the table',
      text: 'Every meal fits your diets, allergies and dislikes.',
    },
    list: { title: 'One shopping list', text: 'By aisle, with a running total and ways to spend less.' },
    pantry: { title: 'A pantry that counts', text: 'What you already have is used first, not bought twice.' },
    recipe: { title: 'A recipe for each meal', text: 'Ingredients, steps, cost and nutrition per serving.' },
    weeks: {
      title: 'Repeat your best weeks',
      text: `Your last ${SAVED_WEEKS} weeks are saved. Reuse a whole week or a single meal.`,
    },
  },

  forgotTitle: 'Reset your password',
  forgotLead: 'Enter your e-mail and we will send you a link to choose a new password.',
  sendLink: 'Send the link',
  sendingLink: 'Sending the link',
  linkSent: 'If an account exists for that address, we have sent a link.',
  linkSentHint: 'It works once, for one hour. If nothing arrives in a few minutes, check your spam folder.',
  verifyLinkHint: 'It works for one hour. If nothing arrives in a few minutes, check your spam folder.',
  backToSignIn: 'Back to sign in',

  resetTitle: 'Choose a new password',
  resetLead: 'All your devices will be signed out.',
  resetSave: 'Save new password',
  resetSaving: 'Saving',
  resetDoneTitle: 'Your password has been changed',
  resetDoneLead: 'Sign in with the new one.',
  resetBrokenTitle: 'This link no longer works',
  resetBrokenLead: 'A password reset link works once, for one hour. Request a new one.',
  resetAskAgain: 'Send a new link',

  verifiedTitle: 'Your e-mail is verified',
  verifiedLead: 'Thank you. You can close this page or continue.',
  changedTitle: 'Your e-mail has been changed',
  changedLead: (newEmail: string) => `From now on, sign in with ${newEmail}.`,
  changeTitle: 'Change your e-mail',
  changeLead: 'One more step: confirm that you want to sign in with the address this link was sent to.',
  changeConfirm: 'Confirm new e-mail',
  changeConfirming: 'Confirming',
  changeBrokenTitle: 'This link no longer works',
  changeBrokenLead:
    'This kind of link works once, for one hour, and not after you request a newer one or change your password. You can request another in Settings.',
  verifyBrokenTitle: 'This link no longer works',
  verifyBrokenLead: 'A verification link works for one hour. Request a new one.',
  verifyAskTitle: 'Verify your e-mail',
  verifyAskLead:
    'Open the link we sent you, or request a new one. Verifying makes sure a password reset link can reach you.',
  goOn: 'Continue',

  almostThereTitle: 'Almost there',
  almostThereLead: 'One thing before you continue.',
} as const
