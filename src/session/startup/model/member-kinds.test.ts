import { expect, test } from 'vitest'
import { initialLoad } from './initial-load.arbitrary.ts'
import { deriveMember } from './initial-load.ts'
import type { Account, ClientAttributes } from '../../member/model/personal-info.ts'

const account: Account = {
  companyId: 'c1',
  isInternational: false,
  isPOBoxAllowed: true,
  isDirectToConsumer: false,
  organization: { code: 'ACME' },
}
const kinds = (change: Partial<Account> | null, client?: ClientAttributes) => {
  const load = initialLoad({
    ...(change === null ? {} : { account: { ...account, ...change } }),
    ...(client === undefined ? {} : { client }),
  })
  const { isDirectToConsumer, isInternational } = deriveMember(load)
  return { isDirectToConsumer, isInternational }
}

test.each([
  ['an employer’s account', { isDirectToConsumer: false }, undefined, false],
  ['an account of her own', { isDirectToConsumer: true }, undefined, true],
  [
    'the account is believed before the campaign',
    { isDirectToConsumer: false },
    { isD2C: true },
    false,
  ],
  ['without the account the campaign is believed', null, { isD2C: true }, true],
  ['nothing known is an employer’s', null, undefined, false],
] as const)('IMP-010: %s', (_, change, client, expected) =>
  expect(kinds(change, client).isDirectToConsumer).toBe(expected),
)

test.each([
  ['domestic', { isInternational: false }, false],
  ['international', { isInternational: true }, true],
  ['nothing known is domestic', null, false],
] as const)('IMP-011: %s', (_, change, expected) =>
  expect(kinds(change).isInternational).toBe(expected),
)

test('IMP-010 IMP-011: the two say nothing of one another', () => {
  for (const isDirectToConsumer of [true, false]) {
    for (const isInternational of [true, false])
      expect(kinds({ isDirectToConsumer, isInternational })).toEqual({
        isDirectToConsumer,
        isInternational,
      })
  }
})
