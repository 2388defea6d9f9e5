import { PASSWORD_LENGTH } from '@pennyplate/domain/bounds/limits'
import { json, limited, type Operation, textSchema, writing } from './operation.ts'

const email = { type: 'string', format: 'email' }
const newPassword = { type: 'string', minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max }
const onwards = { 302: 'To the page in callbackURL' }

/** The Better Auth calls we offer; no others exist. */
export const identityOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/auth/sign-up/email',
    summary: 'Create an account and sign in',
    body: json({ name: textSchema, email, password: newPassword, callbackURL: textSchema }, [
      'name',
      'email',
      'password',
    ]),
    answers: { 200: '{token, user}', ...writing, ...limited },
    isPublic: true,
  },
  {
    method: 'post',
    path: '/api/auth/sign-in/email',
    summary: 'Sign in; answers with the session cookie, and one by which the browser is known again',
    body: json({ email, password: textSchema, callbackURL: textSchema }, ['email', 'password']),
    answers: { 200: '{token, user}', ...writing, 401: 'E-mail or password is wrong', ...limited },
    isPublic: true,
  },
  {
    method: 'post',
    path: '/api/auth/sign-in/social',
    summary: 'Begin to sign in through the identity provider',
    body: json(
      {
        provider: { const: 'oidc' },
        callbackURL: textSchema,
        errorCallbackURL: textSchema,
        disableRedirect: { type: 'boolean' },
      },
      ['provider'],
    ),
    answers: { 200: '{url}', ...writing, 404: 'No provider is configured', ...limited },
    isPublic: true,
  },
  {
    method: 'get',
    path: '/api/auth/callback/oidc',
    summary: 'Where the identity provider sends people back to',
    answers: onwards,
    isPublic: true,
  },
  {
    method: 'post',
    path: '/api/auth/sign-out',
    summary: 'End this session',
    answers: { 200: '{success}', ...writing },
  },
  {
    method: 'get',
    path: '/api/auth/get-session',
    summary: 'The session and its user, or null',
    answers: { 200: '{user, session} | null' },
    isPublic: true,
  },
  {
    method: 'get',
    path: '/api/auth/list-sessions',
    summary: 'Where the account is signed in',
    answers: { 200: 'The sessions', 401: 'No valid session' },
  },
  {
    method: 'post',
    path: '/api/auth/revoke-session',
    summary: 'End one session of the account',
    body: json({ token: textSchema }),
    answers: { 200: '{status}', ...writing, 401: 'No valid session' },
  },
  {
    method: 'post',
    path: '/api/auth/revoke-other-sessions',
    summary: 'End every session of the account but this one',
    answers: { 200: '{status}', ...writing, 401: 'No valid session' },
  },
  {
    method: 'post',
    path: '/api/auth/change-password',
    summary: 'Change the password; links mailed before work no longer',
    body: json({ currentPassword: textSchema, newPassword, revokeOtherSessions: { type: 'boolean' } }, [
      'currentPassword',
      'newPassword',
    ]),
    answers: { 200: '{token, user}', ...writing, 401: 'No valid session', ...limited },
  },
  {
    method: 'post',
    path: '/api/auth/request-password-reset',
    summary: 'Ask for a mail with a reset link; the answer is the same for any address',
    body: json({ email, redirectTo: textSchema }, ['email']),
    answers: { 200: '{status}', ...writing, ...limited },
    isPublic: true,
  },
  {
    method: 'get',
    path: '/api/auth/reset-password/{token}',
    summary: 'The link of that mail',
    query: ['callbackURL'],
    answers: onwards,
    isPublic: true,
  },
  {
    method: 'post',
    path: '/api/auth/reset-password',
    summary: 'Choose a new password with the token of the mail; ends every session and every other link',
    body: json({ newPassword, token: textSchema }),
    answers: { 200: '{status}', ...writing, ...limited },
    isPublic: true,
  },
  {
    method: 'post',
    path: '/api/auth/send-verification-email',
    summary: 'Ask for a mail with a link that verifies the address; the answer is the same for any address',
    body: json({ email, callbackURL: textSchema }, ['email']),
    answers: { 200: '{status}', ...writing, ...limited },
    isPublic: true,
  },
  {
    method: 'get',
    path: '/api/auth/verify-email',
    summary: 'The link of that mail',
    query: ['token'],
    answers: onwards,
    isPublic: true,
  },
]
