import { globSync, readFileSync } from 'node:fs'
import { startCluster } from '../postgres/cluster.ts'
import { programPart, type PartOutcome, type TestPart } from './test-part.ts'

const report = 'reports/unit-on-postgres/report.json'

/**
 * The tests in which PostgreSQL can differ from SQLite: those of the store itself, of transactions
 * and concurrency, and of modules with SQL of their own. The others use the same statements
 * (docs/testing.md#postgresql).
 */
export const postgresTests: readonly string[] = [
  'mock-server/{database,import,seed,services}/**/*.test.ts',
  'mock-server/control/{chat-routes,control,programs-and-features}.test.ts',
  'mock-server/http/safe-writes/*.test.ts',
  'mock-server/handlers/{,rpc-}pagination.test.ts',
  'mock-server/handlers/rest/{access-codes,email-verification,impersonation,lab-orders,mfa,non-members,partners,passwords,readings,sign-in,supplies}.test.ts',
  'mock-server/handlers/rest/{account,blood-sugar,weight}/*.test.ts',
  'mock-server/handlers/rpc/{biometrics,flow-services,goals,pulse}.test.ts',
  'mock-server/handlers/rpc/{coaching,food}/*.test.ts',
  'mock-server/handlers/rpc/chat/chat{,-stream,-two-servers}.test.ts',
  'mock-server/contract-tests/{other-members,restart}.test.ts',
  'scripts/tracing/*.test.ts',
]

/**
 * Runs these tests on PostgreSQL. Fails without a PostgreSQL, unless WITHOUT_POSTGRES skips the part.
 */
export function onPostgres(
  args: readonly string[],
  read: (report: unknown) => PartOutcome,
): TestPart {
  return {
    name: 'unit on PostgreSQL',
    async run(write) {
      if (process.env['WITHOUT_POSTGRES']) {
        write(
          'SKIPPED because WITHOUT_POSTGRES is set. The mock server is not tested on PostgreSQL.\n',
        )
        return { passed: 0, failed: 0 }
      }
      // A test that does not use the store cannot differ.
      const files = globSync(postgresTests).filter((path) =>
        readFileSync(path, 'utf8').includes('/testing/'),
      )
      const cluster = await startCluster()
      try {
        return await programPart(
          '',
          [...args, `--outputFile.json=${report}`, ...files],
          report,
          read,
          { DATABASE_URL: cluster.url },
        ).run(write)
      } finally {
        await cluster.stop()
      }
    },
  }
}
