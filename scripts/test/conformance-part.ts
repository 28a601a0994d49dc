import { bundledProgram } from '../build/built-servers.ts'
import { startServer } from '../process/start-server.ts'
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

/** Tests a fresh mock server, bundled as the images have it, against the contract. An error in the server's log fails the part. */
export const conformance: TestPart = {
  name: 'conformance',
  async run(write) {
    let log = ''
    const { port, stop } = await startServer(
      'mock server',
      [await bundledProgram('mock-server'), '--memory', '--control', '--quiet', '--port', '0'],
      {},
      (text) => (log += text),
    )
    try {
      const outcome = await programPart(
        '',
        ['conformance/main.ts', 'run', '--target', `http://127.0.0.1:${port}`, '--max-time', '0'],
        report,
        readConformance,
      ).run(write)
      return withDefects(outcome, log, write)
    } finally {
      await stop()
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
