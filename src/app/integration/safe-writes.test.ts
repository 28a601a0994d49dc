import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { safeWrites } from '#generated/openapi/safe-writes.ts'

/**
 * Writes that are sent without `If-Match`, with the reason
 * (docs/decisions/0087-write-conflict-rules.md).
 */
const lastWordCounts: Readonly<Record<string, string>> = {
  savePreference: 'The language in which the member reads is the one that they chose last.',
  saveStripsRemaining:
    'A count is a measurement: the newest is right, and the server lowers it by itself with each test.',
  updateLaunchpad: 'One step is done or put away; nothing typed is lost.',
  saveAppPreferences:
    'The portal does not call it (docs/decisions/0073-app-preferences-of-other-clients.md).',
}

const gateway = globSync('src/**/api/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** The source text of the arguments of each call. */
const callsOf = (operation: string): readonly string[] =>
  [...gateway.matchAll(new RegExp(`\\b${operation}\\((?=\\s*client\\b)`, 'g'))].map(({ index }) => {
    const rest = gateway.slice(index + operation.length)
    let depth = 0
    const end = [...rest].findIndex(
      (sign) => (depth += sign === '(' ? 1 : sign === ')' ? -1 : 0) === 0,
    )
    return rest.slice(0, end)
  })

const operations = Object.entries(safeWrites)
  .filter(([, { ifMatch }]) => ifMatch !== undefined)
  .map(([operation]) => operation)

test.each(operations.filter((operation) => !(operation in lastWordCounts)))(
  '%s sends the entity tag of the read',
  (operation) => {
    const calls = callsOf(operation)
    expect(calls).not.toEqual([])
    for (const call of calls) expect(call).toMatch(/,\s*init,?\s*$/)
  },
)

test('lists only contract operations without a tag', () => {
  expect(
    Object.keys(lastWordCounts).filter((operation) => !operations.includes(operation)),
  ).toEqual([])
  for (const operation of Object.keys(lastWordCounts))
    expect(callsOf(operation).filter((call) => call.endsWith(', init'))).toEqual([])
})
