import { expect, test } from 'vitest'
import { hasRepeatedName } from './repeated-names.ts'

test.each([
  ['{"a":1,"a":2}', true],
  ['[{"a":1},{"b":{"c":1,"d":[],"c":2}}]', true],
  [String.raw`{"a":1,"\u0061":2}`, true],
  ['{"a":{"a":1},"b":[{"a":1},{"a":2}]}', false],
  [String.raw`{"a":"\"a\":1,\"a\":2","b":"}{","c":1}`, false],
  ['{"a":"a","b":"a"}', false],
  ['"a"', false],
  ['[]', false],
])('%s has a name twice: %s', (text, expected) => expect(hasRepeatedName(text)).toBe(expected))
