import { optionsOf } from '../../conformance/cli/options.ts'
import { prepare } from '../../conformance/cli/prepare.ts'
import { runCase } from '../../conformance/runner/run-case.ts'
import { preflight } from '../../conformance/runner/preflight/preflight.ts'
import { stopAll } from '../process/start-program.ts'
import { startServer } from '../process/start-server.ts'
import type { BenchRow } from './row.ts'

const WARM = 300
const MEASURED = 3_000

/** Measures the time to send and check one RPC, sequentially. */
export async function conformanceRows(): Promise<BenchRow[]> {
  const mock = await startServer('mock server', [
    'mock-server/main.ts',
    '--memory',
    '--control',
    '--quiet',
    '--port',
    '0',
  ])
  const prepared = await prepare(
    optionsOf([
      'run',
      '--base',
      `http://127.0.0.1:${mock.port}`,
      '--phases',
      'examples',
      '--only',
      'rpc/**',
    ]),
  )
  try {
    const { probe } = await preflight(prepared.making, prepared.context)
    const runContext = { ...prepared.context, probe }
    const reads = prepared.cases.filter(
      ({ operation }) => prepared.operations.get(operation)?.rpc?.isRead === true,
    )
    const runMany = async (count: number): Promise<number> => {
      const began = performance.now()
      for (let index = 0; index < count; index += 1)
        await runCase(runContext, reads[index % reads.length]!)
      return performance.now() - began
    }
    await runMany(WARM)
    const millis = (await runMany(MEASURED)) / MEASURED
    return [
      {
        name: 'conformance: send and check an RPC',
        unit: 'ms',
        ours: millis,
        bound: 2,
        note: `${(1_000 / millis).toFixed(0)} per second, sequential, ${new Set(reads.map(({ request }) => request.rpc?.protocol)).size} protocols`,
      },
    ]
  } finally {
    await prepared.context.wire.close()
    await stopAll()
  }
}
