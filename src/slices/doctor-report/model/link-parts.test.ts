import { expect, test } from 'vitest'
import { daysOfLink, linkAddress, partsOfLink } from './link-parts.ts'
import { tokenOf } from './link-token.ts'

const token = 'a-Zero_9'.repeat(6).slice(0, 43)

test('the token of a link is its fragment', () => {
  const link = new URL(linkAddress('https://portal.example', '/shared-report', token))
  expect(link).toMatchObject({ pathname: '/shared-report', search: '' })
  expect(tokenOf(link.hash)).toBe(token)
})

test.each(['', '#', '#main', `#${token}x`, `#${token.slice(1)}`, `#${token.slice(1)}%`])(
  'the fragment %j is no token',
  (fragment) => expect(tokenOf(fragment)).toBeNull(),
)

test('names the parts in the order of the report', () =>
  expect(partsOfLink(['MEDICINES', 'BLOOD_SUGAR'])).toEqual({
    parts: ['blood-sugar', 'medicines'],
    hasOther: false,
  }))

test('a part of a newer server is counted, not dropped', () =>
  expect(partsOfLink(['LABS', { type: 'unknown', raw: 'SLEEP' }])).toEqual({
    parts: ['labs'],
    hasOther: true,
  }))

test('says a length that is not known here', () =>
  expect([daysOfLink(90), daysOfLink({ type: 'unknown', raw: 365 })]).toEqual([90, 365]))
