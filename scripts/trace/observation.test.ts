import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { collect, freshText } from './observation.ts'

const startedAt = new Date('2026-11-20T10:00:00Z')
const unit = (startTime: number) =>
  JSON.stringify({
    startTime,
    testResults: [
      {
        name: join(process.cwd(), 'src/a.test.ts'),
        assertionResults: [
          {
            ancestorTitles: ['a'],
            title: 'holds',
            status: 'passed',
            location: { line: 3, column: 1 },
            meta: { operations: [{ operationId: 'listThings' }, { operationId: 'listThings' }] },
          },
          { ancestorTitles: [], title: 'waits', status: 'todo', meta: {} },
        ],
      },
    ],
  })
const observed = `${JSON.stringify({ where: 'features/a.feature:12', name: 'b', tags: [], passed: true, operations: ['addThing'] })}\n${JSON.stringify({ where: 'features/a.feature:3', name: 'a', tags: [], passed: false, operations: [] })}\n`

it('reads the tests with file, line, outcome and operations, and the scenarios', () => {
  const { tests, scenarios } = collect(startedAt, [], (file) =>
    file === 'reports/unit/report.json'
      ? unit(startedAt.getTime())
      : file.endsWith('ndjson')
        ? observed
        : undefined,
  )
  expect(tests).toEqual([
    {
      file: 'src/a.test.ts',
      line: 3,
      name: 'a > holds',
      outcome: 'passed',
      part: 'unit',
      operations: ['listThings'],
    },
    {
      file: 'src/a.test.ts',
      line: 0,
      name: 'waits',
      outcome: 'skipped',
      part: 'unit',
      operations: [],
    },
  ])
  expect(scenarios.map(({ where, passed, asserted }) => [where, passed, asserted])).toEqual([
    ['features/a.feature:3', false, []],
    ['features/a.feature:12', true, []],
  ])
})

it('ignores the report of another run', () => {
  expect(
    collect(startedAt, [], (file) =>
      file.includes('unit') ? unit(startedAt.getTime() - 1) : undefined,
    ).tests,
  ).toEqual([])
  const file = join(mkdtempSync(join(tmpdir(), 'observation-')), 'report.json')
  writeFileSync(file, '{}')
  expect(freshText(startedAt)(file)).toBe('{}')
  utimesSync(file, new Date(startedAt.getTime() - 1_000), new Date(startedAt.getTime() - 1_000))
  expect(freshText(startedAt)(file)).toBeUndefined()
  expect(freshText(startedAt)(`${file}.absent`)).toBeUndefined()
})
