import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { partOutcome, programPart } from './test-part.ts'

describe('a part of the tests', () => {
  it.each([
    ['all passed', 0, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
    ['some failed', 1, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
    ['nothing ran', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
    ['all passed, but it ended badly', 1, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
    ['it died without a word', 1, undefined, { passed: 0, failed: 1 }],
    ['it ended well without a word', 0, undefined, { passed: 0, failed: 1 }],
  ])('%s', (_name, code, outcome, expected) => expect(partOutcome(code, outcome)).toEqual(expected))
})

describe('a program of the tests', () => {
  const dir = mkdtempSync(join(tmpdir(), 'part-'))
  const report = join(dir, 'report.json')
  const run = (code: string): Promise<unknown> =>
    programPart('it', ['--eval', code], report, (value) => value as never).run()
  afterAll(() => rmSync(dir, { recursive: true }))

  it('is read by its report', async () => {
    expect(
      await run(
        `require('fs').writeFileSync(${JSON.stringify(report)}, '{"passed":2,"failed":0}')`,
      ),
    ).toEqual({ passed: 2, failed: 0 })
  })

  it('is not read by the report of the run before', async () => {
    writeFileSync(report, '{"passed":2,"failed":0}')
    expect(await run('')).toEqual({ passed: 0, failed: 1 })
  })
})
