import { onStop } from '../process/on-stop.ts'
import { startProgram, stopAll } from '../process/start-program.ts'
import { startCluster } from './cluster.ts'

// Runs a command of the project with a temporary PostgreSQL, for example `npm run on-postgres --
// acceptance --tags @BP-002`.

onStop(() => void stopAll().then(() => process.exit(130)))
try {
  const { url } = await startCluster()
  process.exitCode = await startProgram(
    ['scripts/setup.mjs', ...process.argv.slice(2)],
    (text) => process.stdout.write(text),
    { DATABASE_URL: url, DATABASE_PATIENCE: '12' },
  ).ended
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await stopAll()
}
