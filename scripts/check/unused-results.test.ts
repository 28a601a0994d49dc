import { expect, it } from 'vitest'
import { unusedResults } from './unused-results.ts'

const inTry = (statement: string): string =>
  `export function f(x: string, o: { a: string }) {\n  try { ${statement} } catch { return 1 }\n  return 2\n}\n`

it.each([
  'decodeURIComponent(x)',
  'void decodeURIComponent(x)',
  '(encodeURI(x))',
  'globalThis.decodeURI(x)',
  'const _y = decodeURIComponent(x)',
  'JSON.parse(x)',
  'BigInt(x)',
  'new URL(x)',
  "new RegExp(x, 'u')",
  "new Intl.DateTimeFormat('en', { timeZone: x })",
  'o.a',
  'o[x]',
  '`${x}`',
  'Object.keys(x)',
])('finds %s', (statement) =>
  expect(unusedResults('a.ts', inTry(statement))).toEqual([
    { line: 2, code: statement.replace('const ', '') },
  ]),
)

it.each([
  'return decodeURIComponent(x)',
  'const y = decodeURIComponent(x); return y',
  'return URL.canParse(x)',
  'Object.assign(o, { a: x })',
  'JSON.parse(x).forEach(o)',
  'o.a = x',
  'f(x, o)',
  'const { a: _a, ...rest } = o; return rest',
])('allows %s', (statement) => expect(unusedResults('a.ts', inTry(statement))).toEqual([]))
