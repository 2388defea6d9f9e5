import { PASSWORD_LENGTH } from '@pennyplate/domain/limits'
import { json, limited, type Operation, text, writing } from './operation.ts'

const email = { type: 'string', format: 'email' }
const newPassword = { type: 'string', minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max }

/** Who somebody is, and the way in and out. */
export const accountOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/config',
    summary: 'What this server offers: sign-up, single sign-on, billing, a language model',
    answers: { 200: '{allowSignup, isDemo, oidc: {name} | null, billing, ai: {chat, vision}}' },
    isPublic: true,
  },
  {
    method: 'post',
    path: '/api/demo',
    summary: 'On a demonstration server: a household of the visitor, signed in, gone a day later',
    answers: { 201: '{opened: true}', 404: 'This server is no demonstration', ...limited },
    isPublic: true,
  },
  {
    method: 'get',
    path: '/api/me',
    summary: 'Who is signed in, with public and unsafe metadata',
    answers: { 200: '{user, publicMetadata, unsafeMetadata}, or {user: null} when nobody is signed in' },
    isPublic: true,
  },
  {
    method: 'patch',
    path: '/api/me/metadata',
    summary: 'Change some of the unsafe metadata',
    body: { $ref: '#/components/schemas/unsafeMetadata' },
    answers: { 200: '{unsafeMetadata}', ...writing, 401: 'No valid session' },
  },
  {
    method: 'post',
    path: '/api/me/terms',
    summary: 'Accept the terms; the server writes the public metadata',
    body: json({ tosVersion: text }),
    answers: { 200: '{publicMetadata}', ...writing, 401: 'No valid session' },
  },
  {
    method: 'delete',
    path: '/api/account',
    summary: 'Delete the account and everything stored with it, in one step',
    body: json({ confirmation: { const: 'DELETE' }, password: text }, ['confirmation']),
    answers: {
      200: '{deleted: true}',
      ...writing,
      401: 'No valid session',
      403: 'Wrong password',
      ...limited,
    },
  },
  {
    method: 'post',
    path: '/api/auth/sign-up/email',
    summary: 'Create an account and sign in',
    body: json({ name: text, email, password: newPassword }),
    answers: { 200: '{token, user}', ...writing, ...limited },
    isPublic: true,
  },
  {
    method: 'post',
    path: '/api/auth/sign-in/email',
    summary: 'Sign in; answers with the session cookie',
    body: json({ email, password: text }),
    answers: { 200: '{token, user}', 401: 'E-mail or password is wrong', ...limited },
    isPublic: true,
  },
  { method: 'post', path: '/api/auth/sign-out', summary: 'End this session', answers: { 200: '{success}' } },
  {
    method: 'get',
    path: '/api/auth/get-session',
    summary: 'The session and its user, or null',
    answers: { 200: '{user, session} | null' },
    isPublic: true,
  },
  {
    method: 'post',
    path: '/api/auth/request-password-reset',
    summary: 'Ask for a mail with a reset link; the answer is the same for any address',
    body: json({ email, redirectTo: text }, ['email']),
    answers: { 200: '{status}', ...limited },
    isPublic: true,
  },
  {
    method: 'post',
    path: '/api/auth/reset-password',
    summary: 'Choose a new password with the token of the mail; ends every session',
    body: json({ newPassword, token: text }),
    answers: { 200: '{status}', ...writing, ...limited },
    isPublic: true,
  },
]
