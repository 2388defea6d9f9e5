import { generateId } from 'better-auth'
import type { Deps } from '../../deps.ts'
import { alreadyRegisteredMail } from '../../mail/account-mails.ts'
import { addressKey } from './find-account.ts'

type SignUp = { readonly email: string; readonly name: string }

/**
 * What a sign-up answers if its address has an account: the same as success, so that it does not reveal the account; its
 * owner gets a mail. Undefined if the address has none. `hash` takes the time of a real sign-up.
 */
export async function imitateSignUp(
  { database, limits, mailer, config, now }: Deps,
  { email, name }: SignUp,
  hash: () => Promise<unknown>,
) {
  const taken = await database.db
    .selectFrom('user')
    .select(['id', 'email'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!taken) return undefined
  await hash()
  const mayMail = await limits.narrow('reset-account', addressKey({ config }, email))
  if (mayMail.allowed)
    mailer.send({ ...alreadyRegisteredMail(taken.email, config.baseUrl), accountId: taken.id })
  return { token: null, user: imitatedUser({ email, name }, now()) }
}

function imitatedUser({ email, name }: SignUp, moment: Date) {
  return {
    name,
    email,
    emailVerified: false,
    image: null,
    createdAt: moment,
    updatedAt: moment,
    id: generateId(),
  }
}
