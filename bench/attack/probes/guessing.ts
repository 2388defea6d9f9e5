import { setTimeout as wait } from 'node:timers/promises'
import { PASSWORD } from '../person.ts'
import { expectStatus, type Finding, type Topic } from '../probe.ts'
import type { Target } from '../target.ts'

const SIGN_IN = '/api/auth/sign-in/email'
/** The limit is ten in five minutes. A run may span two windows. */
const GUESSES_MAX = 2 * 10
const GUESSES_OF_ADDRESS_MAX = 2 * 100

const SIGN_INS_UNDER_WAY = 120
/** The longest that one household may wait to sign in because of another. */
const LATE_MS = 2000
/** Than without the flood. In a queue without turns it would be as many times as there are others in it. */
const TIMES_LATER = 6

const form = (email: string) => new URLSearchParams({ email, password: PASSWORD }).toString()

/** Counts the guesses that the server checks, until it refuses three in a row or `most` are sent. */
async function checkedGuesses(
  most: number,
  guess: (n: number) => Promise<{ status: number }>,
): Promise<number> {
  let count = 0
  for (let n = 0, away = 0; n < most && away < 3; n++) {
    away = (await guess(n)).status === 429 ? away + 1 : 0
    if (away === 0) count += 1
  }
  return count
}

const tooMany = (what: string, count: number, most: number): Finding =>
  count > most ? `${what}: ${count} were checked` : undefined

export const guessing: Topic = {
  name: 'guessing',
  does: 'guesses the password of its own account about thirty times; signing in to it is then refused for five minutes; signs in with the right one over and over',
  probes: [
    {
      holds: 'signing in accepts only JSON',
      async run(target) {
        const [sam] = await target.pair()
        for (const type of [
          'application/x-www-form-urlencoded',
          'text/plain',
          'multipart/form-data; boundary=b',
          '',
        ]) {
          const answer = await target.guest(SIGN_IN, {
            body: form(sam.email),
            headers: { 'content-type': type },
          })
          const failure = expectStatus(`"${type}"`, answer, [415])
          if (failure) return failure
        }
        return undefined
      },
    },
    {
      holds: 'guesses at one account are limited across all addresses',
      async run(target) {
        const sam = await target.newPerson()
        const count = await checkedGuesses(40, () =>
          target.guest(SIGN_IN, { body: { email: sam.email.toUpperCase(), password: 'wrong, wrong' } }),
        )
        const stranger = await target.guest(SIGN_IN, { body: { email: sam.email, password: PASSWORD } })
        return (
          tooMany('40 guesses', count, GUESSES_MAX) ??
          expectStatus('a stranger with the right password afterwards', stranger, [429]) ??
          (await ownerCanSignIn(sam))
        )
      },
    },
    {
      holds: 'guesses at an unknown account are limited the same way',
      isSlow: true,
      async run(target) {
        const email = target.newEmail()
        const count = await checkedGuesses(40, () =>
          target.guest(SIGN_IN, { body: { email, password: 'wrong, wrong' } }),
        )
        return tooMany('40 guesses', count, GUESSES_MAX)
      },
    },
    {
      holds: 'an open session cannot be used to guess the password',
      run: guessFromInside,
    },
    {
      holds: 'whoever signs in over and over keeps nobody else from signing in',
      run: signInDuringFlood,
    },
    {
      holds: 'guesses at many accounts from one address are limited',
      needs: 'own server',
      isSlow: true,
      async run(target) {
        const from = { 'x-forwarded-for': target.newAddress() }
        const count = await checkedGuesses(230, (n) =>
          target.guest(SIGN_IN, {
            body: { email: `nobody-${n}@example.org`, password: 'wrong, wrong' },
            headers: from,
          }),
        )
        return tooMany('230 guesses', count, GUESSES_OF_ADDRESS_MAX)
      },
    },
  ],
}

/** A known device has its own count, so the owner can still sign in. */
async function ownerCanSignIn(person: Awaited<ReturnType<Target['newPerson']>>): Promise<Finding> {
  await person.ask('/api/auth/sign-out', { body: {} })
  return expectStatus('the owner on a device that was signed in before', await person.signIn(), [200])
}

async function signInDuringFlood(target: Target): Promise<Finding> {
  const [sam, kim] = [await target.newPerson(), await target.newPerson()]
  // The machine may have other work, too.
  const alone = [await kim.signIn(), await kim.signIn(), await kim.signIn()].map(({ ms }) => ms)
  const lateMs = Math.max(LATE_MS, TIMES_LATER * Math.max(...alone))
  let isOver = false
  const flood = Array.from({ length: SIGN_INS_UNDER_WAY }, async () => {
    while (!isOver) if ((await sam.signIn()).status !== 200) await wait(150)
  })
  try {
    for (let n = 0; n < 5; n++) {
      await wait(500)
      const answer = await kim.signIn()
      const failure = expectStatus('another household signing in', answer, [200])
      if (failure) return failure
      if (answer.ms > lateMs) return `another household waited ${(answer.ms / 1000).toFixed(1)} s to sign in`
    }
    return undefined
  } finally {
    isOver = true
    await Promise.all(flood)
  }
}

async function guessFromInside(target: Target): Promise<Finding> {
  const sam = await target.newPerson()
  const ways: Record<string, () => Promise<{ status: number }>> = {
    'change-password': () =>
      sam.ask('/api/auth/change-password', {
        body: { currentPassword: 'wrong, wrong', newPassword: 'a pot with a tight lid' },
      }),
    'verify-password': () => sam.ask('/api/auth/verify-password', { body: { password: 'wrong, wrong' } }),
    'deleting the account': () =>
      sam.ask('/api/account', {
        method: 'DELETE',
        body: { confirmation: 'DELETE', password: 'wrong, wrong' },
      }),
  }
  let count = 0
  for (const way of Object.values(ways))
    count += await checkedGuesses(30, async () => {
      const answer = await way()
      // A call that does not exist checks no password.
      return answer.status === 404 ? { status: 429 } : answer
    })
  return tooMany('90 guesses in three places', count, GUESSES_MAX + 10)
}
