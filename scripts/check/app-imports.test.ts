import { expect, it } from 'vitest'
import { importFaults, insideImports } from './app-imports.ts'

it.each([
  ["import { goalsSlice } from '#slices/goals/slice.ts'", []],
  ["import type { RouteRow } from '#slices/route-definition.ts'", []],
  ["import { a } from '#platform/slices/a.ts'", []],
  ["import { A } from '#slices/goals/ui/a.tsx'", ['goals/ui/a.tsx']],
  ["import type { A } from '../../slices/goals/ui/a.tsx'", ['goals/ui/a.tsx']],
  ["import '#slices/chat/ui/a.ts'", ['chat/ui/a.ts']],
  ["const load = async () => (await import('#slices/chat/ui/a.tsx')).A", ['chat/ui/a.tsx']],
  ["export { A } from '#slices/chat/ui/a.tsx'", ['chat/ui/a.tsx']],
  ["import {\n  A,\n} from '#slices/chat/ui/a.tsx'", ['chat/ui/a.tsx']],
])('finds in %s', (code, paths) => expect(insideImports(code)).toEqual(paths))

it('accepts what is listed', () => expect(importFaults({ a: 2 }, { a: 2 })).toEqual([]))

it('reports one more, a new file, and a list that is too long', () =>
  expect(importFaults({ a: 3, b: 1, c: 1 }, { a: 2, c: 2, d: 1 })).toEqual([
    'a imports 3 files of slices besides slice.ts; 2 are allowed.',
    'b imports 1 files of slices besides slice.ts; 0 are allowed.',
    'c imports 1: write it into app-imports.json.',
    'd imports 0: write it into app-imports.json.',
  ]))
