import { startCluster } from '../postgres/cluster.ts'
import { stopAll } from '../process/start-program.ts'
import { startServer } from '../process/start-server.ts'
import { median } from './median.ts'
import type { BenchRow } from './row.ts'

const AT_ONCE = 50

/** Measures how long copying a member takes, alone and concurrently, on a PostgreSQL database. */
export async function copyRows(url: string, database: string): Promise<BenchRow[]> {
  const one = async (template: string): Promise<number> => {
    const taken: number[] = []
    for (let copy = 0; copy < 15; copy += 1)
      taken.push(await copyMs(url, template, `${template}-${copy}`))
    return median(taken)
  }
  const row = (what: string, ours: number, note?: string): BenchRow => ({
    name: `a member’s copy on ${database}, ${what}`,
    unit: 'ms',
    ours,
    bound: 50,
    ...(note === undefined ? {} : { note }),
  })
  const [two, ten] = [await one('rosa'), await one('ten')]
  const started = performance.now()
  const each = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, copy) => copyMs(url, 'rosa', `at-once-${copy}`)),
  )
  const all = performance.now() - started
  return [
    row('two programs', two),
    row('ten years of readings', ten),
    row(
      `one of ${AT_ONCE} at once`,
      all / AT_ONCE,
      `all in ${all.toFixed(0)} ms, the last after ${Math.max(...each).toFixed(0)}`,
    ),
  ]
}

/** Runs the measurement on a temporary PostgreSQL cluster. */
export async function copyRowsOnPostgres(): Promise<BenchRow[]> {
  const cluster = await startCluster()
  try {
    const mock = await startServer(
      'mock server',
      ['mock-server/main.ts', '--control', '--quiet', '--port', '0'],
      { DATABASE_URL: cluster.url },
    )
    return await copyRows(`http://127.0.0.1:${mock.port}`, 'PostgreSQL')
  } finally {
    await stopAll()
  }
}

const copyMs = async (url: string, template: string, scenario: string): Promise<number> => {
  const started = performance.now()
  const answer = await fetch(`${url}/control/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ template, scenario: `bench-${scenario}` }),
  })
  const body = await answer.text()
  if (answer.status !== 200)
    throw new Error(`Copying a member failed with status ${answer.status}: ${body}`)
  return performance.now() - started
}
