import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Whether a component keeps a dialog mounted while it is closed, shows a save's failure in it, and
 * never forgets that failure: it would stand there when the dialog opens again.
 */
const keepsStaleAlert = (code: string): boolean =>
  /<Dialog\s[^>]*?open=\{/.test(code) && code.includes('<SaveError') && !/\bforget\b/.test(code)

test.each([
  ['<Dialog open={asking}>\n<SaveError failure={save.failure} />', true],
  ['save.forget()\n<Dialog open={asking}>\n<SaveError failure={save.failure} />', false],
  ['<Dialog open title={title}>\n<SaveError failure={save.failure} />', false],
])('finds the stale alert in %s: %s', (code, is) => expect(keepsStaleAlert(code)).toBe(is))

test('a dialog that opens again has no old alert', () =>
  expect(
    globSync('src/**/*.tsx').filter((file) => keepsStaleAlert(readFileSync(file, 'utf8'))),
  ).toEqual([]))
