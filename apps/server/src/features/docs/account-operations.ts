import { identityOperations } from './identity-operations.ts'
import { json, limited, type Operation, textSchema, writing } from './operation.ts'

const email = { type: 'string', format: 'email' }

/** Account and session calls. */
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
    summary: 'Who is signed in, their household and role, and public and unsafe metadata',
    answers: {
      200: '{user, householdId, role, publicMetadata, unsafeMetadata}, or {user: null} when nobody is signed in',
    },
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
    body: json({ tosVersion: textSchema }),
    answers: { 200: '{publicMetadata}', ...writing, 401: 'No valid session' },
  },
  {
    method: 'delete',
    path: '/api/account',
    summary: 'Delete the account and everything stored with it, in one step',
    body: json({ confirmation: { const: 'DELETE' }, password: textSchema }, ['confirmation']),
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
    path: '/api/account/email',
    summary: 'Ask to change the e-mail address: a link goes to the new one, word of it to the old one',
    body: json({ newEmail: email, password: textSchema }, ['newEmail']),
    answers: {
      200: '{sent: true}, also when the new address cannot be used',
      ...writing,
      401: 'No valid session',
      403: 'Wrong password',
      ...limited,
    },
  },
  {
    method: 'post',
    path: '/api/account/email/confirm',
    summary: 'Confirm the new e-mail address with the token of the mail; signs nobody in',
    body: json({ token: textSchema }),
    answers: { 200: '{email}', 400: 'The link is used, replaced or over', 415: 'Not JSON', ...limited },
    isPublic: true,
  },
  {
    method: 'get',
    path: '/api/owner',
    summary: 'Whether this server is whose who asks',
    answers: { 200: '{ownership: "owner" | "unproven" | "none"}', 401: 'No valid session' },
  },
  {
    method: 'post',
    path: '/api/owner/claim',
    summary: 'Own the server with the code of its log, as the account of OWNER_EMAIL',
    body: json({ code: textSchema }),
    answers: {
      200: '{ownership: "owner"}',
      ...writing,
      401: 'No valid session',
      403: 'Wrong code, or not the account of OWNER_EMAIL',
      ...limited,
    },
  },
  ...identityOperations,
]
