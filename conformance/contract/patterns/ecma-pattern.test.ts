import { expect, test } from 'vitest'
import { ecmaPattern } from './ecma-pattern.ts'

test.each([
  ['is kept where ECMAScript reads it', '^[a-z]{2,}\\p{L}$', '^[a-z]{2,}\\p{L}$'],
  ['without regard to case', '(?i)^[a-f]x\\d$', '^[a-fA-F][xX]\\d$'],
  ['of Python', '\\A(?P<year>\\d{4})\\Z', '^(?<year>\\d{4})$'],
  ['with a POSIX class', '^[[:alpha:]_]+$', '^[a-zA-Z_]+$'],
  ['with needless escapes', '^a\\-b\\_c\\@[\\-\\w]$', '^a-b_c@[\\-\\w]$'],
  ['with a brace of its own', '^{id}$', '^\\{id\\}$'],
  ['with an atomic group is not translated', '^(?>a+)b$', undefined],
  ['over several lines is not translated', '(?m)^a$', undefined],
  ['that is broken is not translated', '(', undefined],
])('a pattern %s', (_, pattern, expected) => {
  const found = ecmaPattern(pattern)
  if (expected === undefined) expect(found).toBeUndefined()
  else {
    expect(found).toBeDefined()
    expect(new RegExp(found!, 'u').source).toBe(expected)
  }
})
