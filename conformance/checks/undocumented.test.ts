import { expect, test } from 'vitest'
import { seen, type CheckRow } from '../testing/checked-exchange.ts'
import { undocumentedField } from './undocumented-field.ts'
import { undocumentedOperation } from './undocumented-operation.ts'

test.each<CheckRow>([
  [
    'documented methods',
    undocumentedOperation,
    seen(undefined, {}, { expects: 'method', headers: [['allow', 'GET, HEAD, POST']] }),
    0,
  ],
  [
    'undocumented methods',
    undocumentedOperation,
    seen(undefined, {}, { expects: 'method', headers: [['allow', 'GET, DELETE']] }),
    1,
  ],
  [
    'documented fields',
    undocumentedField,
    seen(undefined, { id: 'n-1', text: 'a', replies: [{ id: 'n-2', text: 'b' }] }),
    0,
  ],
  [
    'an undocumented field',
    undocumentedField,
    seen(undefined, { id: 'n-1', text: 'a', replies: [{ id: 'n-2', text: 'b', mind: 'c' }] }),
    1,
  ],
])('%s', (_, check, exchange, findings) => expect(check(exchange)).toHaveLength(findings))

test('an undocumented field fails only with closed-answers', () => {
  const value = { id: 'n-1', text: 'a', mind: 'c' }
  expect(undocumentedField(seen(undefined, value))[0]).toMatchObject({ warns: true })
  expect(
    undocumentedField(seen(undefined, value, { features: { 'closed-answers': true } }))[0],
  ).not.toHaveProperty('warns')
})
