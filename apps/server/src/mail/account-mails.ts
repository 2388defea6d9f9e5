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

export function changeEmailMail(newEmail: string, url: string): Mail {
  return {
    to: newEmail,
    subject: 'Confirm your new e-mail address',
    text: `Someone asked to use this address for a Pennyplate account.\n\nOpen this link to confirm it. It works once, for one hour.\n\n${url}${closing}`,
  }
}

/** Sent to the current address: its owner is the only one who can notice a takeover. */
export function emailChangeAskedMail(to: string, newEmail: string, baseUrl: string): Mail {
  return {
    to,
    subject: 'Your Pennyplate e-mail address is being changed',
    text: `Someone who knows your password asked to change the e-mail address of your Pennyplate account to ${newEmail}. It changes once the link we sent there is opened.\n\nIf it was not you, choose a new password now. The link stops working then:\n${baseUrl}/sign-in/forgot-password\n\nPennyplate\n`,
  }
}

export function emailChangedMail(to: string, newEmail: string): Mail {
  return {
    to,
    subject: 'Your Pennyplate e-mail address was changed',
    text: `The e-mail address of your Pennyplate account is now ${newEmail}. You sign in with it from now on, and we write to this address no more.\n\nIf it was not you, write to whoever runs this server.\n\nPennyplate\n`,
  }
}

export function alreadyRegisteredMail(to: string, baseUrl: string): Mail {
  return {
    to,
    subject: 'You already have a Pennyplate account',
    text: `Someone tried to sign up for Pennyplate with this address, which already has an account.\n\nIf it was you, sign in here: ${baseUrl}/sign-in\nIf you forgot your password: ${baseUrl}/sign-in/forgot-password${closing}`,
  }
}
