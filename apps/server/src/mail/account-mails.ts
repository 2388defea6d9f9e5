import type { Mail } from './mailer.ts'

const closing = '\n\nIf you did not ask for this, you can ignore this mail; nothing changes.\n\nPennyplate\n'

export function verificationMail(to: string, url: string): Mail {
  return {
    to,
    subject: 'Confirm your e-mail address',
    text: `Welcome to Pennyplate.\n\nOpen this link to confirm that this address is yours. It works for one hour.\n\n${url}${closing}`,
  }
}

export function passwordResetMail(to: string, url: string): Mail {
  return {
    to,
    subject: 'Choose a new password',
    text: `Someone asked to reset the password of your Pennyplate account.\n\nOpen this link to choose a new one. It works once, for one hour.\n\n${url}${closing}`,
  }
}

export function changeEmailMail(to: string, newEmail: string, url: string): Mail {
  return {
    to,
    subject: 'Confirm your new e-mail address',
    text: `Someone asked to change the e-mail address of your Pennyplate account to ${newEmail}.\n\nOpen this link to agree. It works for one hour.\n\n${url}${closing}`,
  }
}

export function alreadyRegisteredMail(to: string, baseUrl: string): Mail {
  return {
    to,
    subject: 'You already have a Pennyplate account',
    text: `Someone tried to sign up for Pennyplate with this address, which already has an account.\n\nIf it was you, sign in here: ${baseUrl}/sign-in\nIf you forgot your password: ${baseUrl}/sign-in/forgot-password${closing}`,
  }
}
