import { expect, test } from 'vitest'
import { daysOfLink, linkAddress, partsOfLink } from './link-parts.ts'

test('the token of a link is its fragment', () =>
  expect(new URL(linkAddress('https://portal.example', '/shared-report', 'secret'))).toMatchObject({
    pathname: '/shared-report',
    search: '',
    hash: '#secret',
  }))

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
