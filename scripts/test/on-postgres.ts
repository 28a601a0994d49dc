import { globSync, readFileSync } from 'node:fs'
import { startCluster } from '../postgres/cluster.ts'
import { programPart, type PartOutcome, type TestPart } from './test-part.ts'

const report = 'reports/unit-on-postgres/report.json'

/**
 * Those that have a store, which all of them take from testing/: what has none is no other on
 * PostgreSQL.
 */
const files = (): string[] =>
  globSync('{mock-server,scripts/sweep/restart}/**/*.test.ts').filter((path) =>
    /\/testing\//.test(readFileSync(path, 'utf8')),
  )

/**
 * The tests of the mock server, and of what is there after its restart, once more on PostgreSQL.
 * Without one the run fails; only WITHOUT_POSTGRES leaves them out, and says so.
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
          'LEFT OUT, because WITHOUT_POSTGRES is set: nothing here says that the mock server works on PostgreSQL.',
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
