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
  ['a direct-to-consumer account', { isDirectToConsumer: true }, undefined, true],
  ['the account wins over the campaign', { isDirectToConsumer: false }, { isD2C: true }, false],
  ['the campaign counts without the account', null, { isD2C: true }, true],
  ['the default is an employer’s account', null, undefined, false],
] as const)('IMP-010: %s', (_, change, client, expected) =>
  expect(kinds(change, client).isDirectToConsumer).toBe(expected),
)

test.each([
  ['domestic', { isInternational: false }, false],
  ['international', { isInternational: true }, true],
  ['the default is domestic', null, false],
] as const)('IMP-011: %s', (_, change, expected) =>
  expect(kinds(change).isInternational).toBe(expected),
)

test('IMP-010 IMP-011: the two flags are independent', () => {
  for (const isDirectToConsumer of [true, false]) {
    for (const isInternational of [true, false])
      expect(kinds({ isDirectToConsumer, isInternational })).toEqual({
        isDirectToConsumer,
        isInternational,
      })
  }
})
