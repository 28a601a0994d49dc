import { expect, it } from 'vitest'
import { changedRange, scoreOf } from './model.ts'

const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) })

it('counts a mutant as killed only when an assertion failed', () => {
  const { killed, total, rows } = scoreOf({
    files: {
      'a.ts': mutants('Killed', 'Killed', 'Timeout', 'Ignored', 'CompileError'),
      'b.ts': mutants('Survived', 'NoCoverage', 'Killed'),
      'c.ts': mutants('Ignored'),
    },
  })
  expect([killed, total]).toEqual([3, 6])
  expect(rows.map(({ file }) => file)).toEqual(['b.ts', 'a.ts'])
})

it('mutates the conditions of changed modules of slices, session and platform', () => {
  const range = changedRange([
    'src/platform/model/paths.ts',
    'src/platform/model/paths.test.ts',
    'src/session/gone.ts',
    'src/edge/edge.ts',
    'docs/testing.md',
  ])
  expect(range?.files).toEqual(['src/platform/model/paths.ts'])
  expect(range?.without).not.toContain('ConditionalExpression')
  expect(changedRange(['docs/testing.md'])).toBeUndefined()
})
