import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtPhases } from '../../conformance/cases/all-cases.ts'
import { bundledProgram } from '../build/built-servers.ts'
import { startServer } from '../process/start-server.ts'
import { negativeCases } from './negative-cases.ts'
import { programPart, type PartOutcome, type TestPart } from './test-part.ts'

const report = 'reports/conformance/report.json'

/** The counts of a CTRF report. A case that was not measured counts as failed. */
export function readConformance(read: unknown): PartOutcome {
  const { passed, failed, other } = (
    read as {
      results: { summary: { passed: number; failed: number; other: number } }
    }
  ).results.summary
  return { passed, failed: failed + other }
}

/** The other cases write, so the invalid requests go first and alone. */
const otherPhases = builtPhases.filter((phase) => phase !== 'negative').join(',')

/** Tests a fresh mock server, bundled as the images have it, against the contract. An error in the server's log fails the part. */
export const conformance: TestPart = {
  name: 'conformance',
  async run(write) {
    let log = ''
    const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
    const database = join(folder, 'sandbox.sqlite')
    const { port, stop } = await startServer(
      'mock server',
      [
        await bundledProgram('mock-server'),
        ...['--db', database, '--control', '--quiet', '--port', '0'],
      ],
      {},
      (text) => (log += text),
    )
    const origin = `http://127.0.0.1:${port}`
    try {
      const negative = await negativeCases(origin, database, readConformance, write)
      const others = await programPart(
        '',
        [
          ...['conformance/main.ts', 'run', '--target', origin],
          ...['--max-time', '0', '--phases', otherPhases],
        ],
        report,
        readConformance,
      ).run(write)
      const both = {
        passed: negative.passed + others.passed,
        failed: negative.failed + others.failed,
      }
      return withDefects(both, log, write)
    } finally {
      await stop()
      rmSync(folder, { recursive: true })
    }
  },
}

/** Adds the errors that the mock server logged to the failed cases. */
export function withDefects(
  { passed, failed }: PartOutcome,
  log: string,
  write: (text: string) => void,
): PartOutcome {
  const defects = log.split('\n').filter((line) => line.includes('"event":"defect"'))
  for (const defect of defects) write(`The mock server logged an error: ${defect}\n`)
  return { passed, failed: failed + defects.length }
}
