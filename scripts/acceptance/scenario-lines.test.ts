import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { scenarioPath } from './scenario-lines.ts'

const feature = `Feature: One
  Scenario: First
    Given a step
    Then another

  Rule: Two
    Scenario Outline: Second <n>
      Given <n>
      Examples:
        | n |
        | 1 |
        | 2 |
`
let folder = ''
let file = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenario-lines-'))
  file = join(folder, 'one.feature')
  writeFileSync(file, feature)
})
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  [1, 1],
  [2, 2],
  [4, 2],
  [6, 6],
  [8, 7],
  [11, 11],
  [12, 12],
  [99, 12],
])('selects with line %i what starts at %i', (line, start) =>
  expect(scenarioPath(`${file}:${line}`)).toBe(`${file}:${start}`),
)
it('selects several lines, and leaves every other argument alone', () => {
  expect(scenarioPath(`${file}:3:12`)).toBe(`${file}:2:12`)
  for (const other of [file, '--tags', '@BP-002', 'features/none.feature:3', 'features'])
    expect(scenarioPath(other)).toBe(other)
})
