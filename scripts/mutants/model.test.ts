import { expect, it } from 'vitest'
import { scoreOf } from './model.ts'

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
