import { expect, it } from 'vitest'
import { clockRules, clockUses } from './clock-uses.ts'
import { findUses, needlessExceptions } from './use-rules.ts'

it.each([
  'const at = Date.now()',
  'createOutbox({ now: Date.now })',
  'const at = new Date()',
  'Intl.DateTimeFormat().resolvedOptions().timeZone',
  'days.within(completeTime.slice(0, 10))',
  "completeTime.split('T')[0]",
  'new Date(at).toISOString().slice(0, 16)',
  'new Date(at).getHours()',
])('refuses %s', (line) => expect(findUses(clockRules, 'src/slices/x.ts', line)).toHaveLength(1))

it.each([
  'const at = currentTime()',
  '// Date.now() is the device',
  'new Date(at).toISOString()',
  'rows.slice(0, 100)',
  'new Date(`${day}T00:00:00Z`).getUTCDay()',
])('allows %s', (line) => expect(findUses(clockRules, 'src/slices/x.ts', line)).toEqual([]))

it('has exceptions only for files that need them', () =>
  expect(needlessExceptions(clockRules)).toEqual([]))

it('passes the portal', async () => expect((await clockUses.run()).wrong).toBe(''))
