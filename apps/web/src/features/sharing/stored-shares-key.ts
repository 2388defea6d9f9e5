import { userKey } from '../../lib/session.ts'

export const storedSharesKey = (userId: string) => userKey(userId, 'shares')
