import { expect, it } from 'vitest'
import { keptData, keptDataRules } from './kept-data.ts'
import { findUses, needlessExceptions } from './use-rules.ts'

const found = (line: string, file = 'src/slices/x/ui/x.ts') => findUses(keptDataRules, file, line)

it.each([
  'export const chosen = createStore<string | null>(null)',
  'const shown = createStore(0)',
  'let latest: Reading | null = null',
  'export let latest = 0',
  'const seen = new Set<string>()',
  'const byId: Map<string, Reading> = new Map<string, Reading>()',
  "localStorage.setItem('portal.x', text)",
  'const kept = () => sessionStorage',
  "indexedDB.open('portal')",
  'document.cookie = `x=${text}`',
])('refuses %s', (line) => expect(found(line)).toHaveLength(1))

it.each([
  'export const chosen = createMemberStore<string | null>(null)',
  '  let latest = 0',
  "const words = new Set(['on', 'off'])",
  'const words: ReadonlySet<string> = new Set()',
  'const rows = new WeakMap<object, Row>()',
  '// localStorage is blocked',
  "label('localStorage')",
])('allows %s', (line) => expect(found(line)).toEqual([]))

it('looks at browsers only', () =>
  expect(found('let latest = 0', 'src/edge/sessions/x.ts')).toEqual([]))

it('has exceptions only for files that need them', () =>
  expect(needlessExceptions(keptDataRules)).toEqual([]))

it('passes the portal', async () => expect((await keptData.run()).wrong).toBe(''))
