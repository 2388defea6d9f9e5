import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * The server of the end-to-end tests loads this first. All test accounts have one password, which is hashed once, with the
 * real figures: its salt is left out of what is remembered. What the hash is like is tested in `hash-password.test.ts`.
 */
const { scrypt } = crypto
const keys = new Map()

crypto.scrypt = (password, salt, length, cost, done) => {
  const asked = JSON.stringify([password, length, cost])
  const key =
    keys.get(asked) ??
    new Promise((resolve, reject) => {
      scrypt(password, salt, length, cost, (error, made) => (error ? reject(error) : resolve(made)))
    })
  keys.set(asked, key)
  key.then((made) => done(null, made), done)
}
syncBuiltinESMExports()
