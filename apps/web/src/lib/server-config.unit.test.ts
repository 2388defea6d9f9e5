import { configAnswer } from '@pennyplate/contract/accounts/account'
import { expect, test } from 'vitest'

test('every field of the configuration is read', () => {
  const answer = {
    allowSignup: false,
    isDemo: true,
    oidc: { name: 'Our house' },
    billing: 'live',
    ai: { chat: true, vision: true },
  }
  expect(configAnswer.parse(answer)).toEqual(answer)
})

test.each([{}, null, { oidc: {}, billing: 'free', allowSignup: 'no' }])(
  '%j is read as the server defaults: open, no single sign-on, beta',
  (answer) => {
    expect(configAnswer.parse(answer)).toEqual({
      allowSignup: true,
      isDemo: false,
      oidc: null,
      billing: 'beta',
      ai: { chat: false, vision: false },
    })
  },
)
