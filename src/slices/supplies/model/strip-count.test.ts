import { expect, test } from 'vitest'
import { stripCountOf } from './strip-count.ts'

test.each([
  ['0', 0],
  ['9999', 9999],
  ['10000', null],
  ['9,999', 9999],
  ['1,0', null],
  [' 42 ', 42],
  ['007', 7],
  ['', null],
  ['-1', null],
  ['4.5', null],
  ['many', null],
  ['４２', null],
])('%j is %j strips', (text, count) => expect(stripCountOf(text)).toBe(count))
