import { startServer } from '../process/start-server.ts'
import { stopAll } from '../process/start-program.ts'
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

/** Tests a fresh mock server against the contract. An error in the server's log fails the part. */
export const conformance: TestPart = {
  name: 'conformance',
  async run() {
    let log = ''
    const { port } = await startServer(
      'mock server',
      ['mock-server/main.ts', '--memory', '--control', '--quiet', '--port', '0'],
      {},
      (text) => (log += text),
    )
    try {
      const outcome = await programPart(
        '',
        ['conformance/main.ts', 'run', '--target', `http://127.0.0.1:${port}`],
        report,
        readConformance,
      ).run()
      return withDefects(outcome, log)
    } finally {
      await stopAll()
    }
  },
}

/** Adds the errors that the mock server logged to the failed cases. */
export function withDefects({ passed, failed }: PartOutcome, log: string): PartOutcome {
  const defects = log.split('\n').filter((line) => line.includes('"event":"defect"'))
  for (const defect of defects) console.error(`The mock server logged an error: ${defect}`)
  return { passed, failed: failed + defects.length }
}
