import { globSync, readFileSync } from 'node:fs'
import { startCluster } from '../postgres/cluster.ts'
import { programPart, type PartOutcome, type TestPart } from './test-part.ts'

const report = 'reports/unit-on-postgres/report.json'

/** Its answers come from the contract and not from the store. */
const withoutStore = 'mock-server/contract-tests/every-example.test.ts'

/**
 * The tests that use a store. Only these can differ on PostgreSQL, and all of them import from
 * testing/.
 */
const files = (): string[] =>
  globSync('mock-server/**/*.test.ts').filter(
    (path) => path !== withoutStore && /\/testing\//.test(readFileSync(path, 'utf8')),
  )

/**
 * Runs the tests of the mock server on PostgreSQL. Fails without a PostgreSQL,
 * unless WITHOUT_POSTGRES skips the part.
 */
export function onPostgres(
  args: readonly string[],
  read: (report: unknown) => PartOutcome,
): TestPart {
  return {
    name: 'unit on PostgreSQL',
    async run() {
      if (process.env['WITHOUT_POSTGRES']) {
        console.log(
          'SKIPPED because WITHOUT_POSTGRES is set. The mock server is not tested on PostgreSQL.',
        )
        return { passed: 0, failed: 0 }
      }
      const cluster = await startCluster()
      try {
        return await programPart(
          '',
          [...args, `--outputFile.json=${report}`, ...files()],
          report,
          read,
          { DATABASE_URL: cluster.url },
        ).run()
      } finally {
        await cluster.stop()
      }
    },
  }
}
