import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { partOutcome, programPart } from './test-part.ts'

describe('partOutcome', () => {
  it.each([
    ['all passed', 0, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
    ['some failed', 1, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
    ['no test ran', 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
    ['all passed, but the exit code is 1', 1, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
    ['exit code 1 without a report', 1, undefined, { passed: 0, failed: 1 }],
    ['exit code 0 without a report', 0, undefined, { passed: 0, failed: 1 }],
  ])('%s', (_name, code, outcome, expected) => expect(partOutcome(code, outcome)).toEqual(expected))
})

describe('programPart', () => {
  const dir = mkdtempSync(join(tmpdir(), 'part-'))
  const report = join(dir, 'report.json')
  let written = ''
  const run = (code: string): Promise<unknown> =>
    programPart('it', ['--eval', code], report, (value) => value as never).run(
      (text) => (written += text),
    )
  afterAll(() => rmSync(dir, { recursive: true }))

  it('reads the outcome from the report', async () => {
    expect(
      await run(
        `require('fs').writeFileSync(${JSON.stringify(report)}, '{"passed":2,"failed":0}')`,
      ),
    ).toEqual({ passed: 2, failed: 0 })
  })

  it('ignores the report of an earlier run', async () => {
    writeFileSync(report, '{"passed":2,"failed":0}')
    expect(await run('')).toEqual({ passed: 0, failed: 1 })
  })

  it('says why a report cannot be read', async () => {
    const damaged = `require('fs').writeFileSync(${JSON.stringify(report)}, '{"passed":$2}')`
    expect(await run(damaged)).toEqual({ passed: 0, failed: 1 })
    expect(written).toContain(`Cannot read ${report}: Unexpected token '$'`)
  })
})
