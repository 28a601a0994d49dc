import { expect, test } from 'vitest'
import { unreadablePart } from '#generated/schemas/read.ts'
import { mfaChoiceOf } from './mfa.ts'

const contactTypes = {
  items: [
    { contactType: 'EMAIL' as const, destination: 'm•••@example.com' },
    { contactType: { type: 'unknown' as const, raw: 'PIGEON' }, destination: '•' },
  ],
  leftOut: 0,
}
const read = (otherSteps: Parameters<typeof mfaChoiceOf>[0]['otherSteps']) => ({
  contactTypes,
  ...(otherSteps === undefined ? {} : { otherSteps }),
})

test.each([
  ['a server without other steps', undefined, true, [], 1],
  ['steps that cannot be read', unreadablePart, true, [], 2],
  [
    'an app and a passkey',
    ['AUTHENTICATOR', 'PASSKEY'] as const,
    true,
    ['AUTHENTICATOR', 'PASSKEY'],
    1,
  ],
  ['a page without passkeys', ['AUTHENTICATOR', 'PASSKEY'] as const, false, ['AUTHENTICATOR'], 2],
  ['a step of a newer server', [{ type: 'unknown', raw: 'VOICE' } as const], true, [], 2],
])('GAP-127: offers what can be taken here: %s', (_, steps, canProve, others, leftOut) => {
  const choice = mfaChoiceOf(read(steps), canProve)
  expect(choice.others).toEqual(others)
  expect(choice.items.map(({ contactType }) => contactType)).toEqual(['EMAIL'])
  expect(choice.leftOut).toBe(leftOut)
})
