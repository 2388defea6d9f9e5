import { TERMS_VERSION } from '@pennyplate/domain/bounds/limits'
import { callApi, ignoreAnswer } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'

type Acceptance = Readonly<{ userId: string; email: string; acceptedAt: Date }>

/** The stored record counts. The flag in the user's metadata only saves a request, so it may fail. */
export async function acceptTerms({ userId, email, acceptedAt }: Acceptance): Promise<void> {
  await callApi('/api/kv', {
    method: 'POST',
    query: { userId, key: 'tosAcceptance' },
    body: {
      value: {
        tosAccepted: true,
        tosAcceptedDate: acceptedAt.toISOString(),
        tosVersion: TERMS_VERSION,
        userEmail: email,
      },
    },
    parse: ignoreAnswer,
  })
  try {
    await callApi('/api/me/terms', {
      method: 'POST',
      body: { tosVersion: TERMS_VERSION },
      parse: ignoreAnswer,
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
