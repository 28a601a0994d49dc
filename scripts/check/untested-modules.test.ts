import { describe, expect, it } from 'vitest'
import { hasBranch, nearTests, untestedFaults } from './untested-modules.ts'

describe('hasBranch', () => {
  it.each([
    'if (a) b()',
    'switch (a) {}',
    'try { a() } catch { b() }',
    'const a = b && c',
    'const a = b || c',
    'const a = b ?? c',
    'const a = b ? c : d',
    'const a = b\n  ? c\n  : d',
  ])('%s', (code) => expect(hasBranch(code)).toBe(true))

  it.each([
    'const a = b?.c',
    'type A = { b?: string }',
    "const a = 'if (b) || c'",
    '// if (a)\nconst b = 1',
    '/** a ?? b */\nconst c = `d && e`',
  ])('no: %s', (code) => expect(hasBranch(code)).toBe(false))
})

it('is near a test what the test and its helper import, and of the edge one module more', () => {
  const graph = new Map([
    ['src/a.test.ts', new Set(['src/testing/helper.ts', 'src/a.ts', 'src/edge/a.ts'])],
    ['src/testing/helper.ts', new Set(['src/b.ts'])],
    ['src/a.ts', new Set(['src/c.ts'])],
    ['src/edge/a.ts', new Set(['src/edge/b.ts', 'src/d.ts'])],
    ['src/edge/b.ts', new Set(['src/edge/c.ts'])],
    ['src/screen.tsx', new Set(['src/e.ts'])],
  ])
  const near = nearTests(graph)
  expect(['a', 'b', 'edge/a', 'edge/b'].filter((name) => !near.has(`src/${name}.ts`))).toEqual([])
  expect(['c', 'd', 'e', 'edge/c'].filter((name) => near.has(`src/${name}.ts`))).toEqual([])
})

it('reports a module that is not listed, and one that need not be', () => {
  expect(untestedFaults(['a.ts'], ['a.ts'])).toEqual([])
  expect(untestedFaults(['b.ts'], ['a.ts'])).toEqual([
    'b.ts has a branch, and no unit test imports it.',
    'a.ts is tested: take it off untested-modules.json.',
  ])
})
