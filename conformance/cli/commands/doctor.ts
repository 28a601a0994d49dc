import { preflight } from '../../runner/preflight/preflight.ts'
import { waitForTarget } from '../../runner/preflight/wait-for-target.ts'
import type { CliOptions } from '../cli-options.ts'
import { contractOf } from '../prepared-run.ts'
import { prepare } from '../prepare.ts'

/**
 * Checks that a target can be tested: contract, addresses, TLS, clock and the login of each
 * persona. Runs no case.
 */
export async function doctor(options: CliOptions): Promise<number> {
  const prepared = await prepare(options)
  const { context, target, operations } = prepared
  try {
    await waitForTarget(context)
    const { looked } = await preflight(prepared.making, context)
    const { title, version } = contractOf(prepared)
    const lines = [
      ['contract', `${title} ${version}, ${operations.size} operations`],
      ['target', target.name],
      ...looked.map(({ what, words }) => [what, words]),
      ...prepared.warnings.map((words) => ['warning', words]),
      [
        'skipped',
        Object.keys(target.skip).length === 0
          ? 'nothing'
          : Object.entries(target.skip)
              .map(([id, why]) => `${id} (${why})`)
              .join('; '),
      ],
    ]
    const width = Math.max(...lines.map(([what = '']) => what.length))
    process.stdout.write(
      context.secrets.hide(
        `${lines.map(([what = '', words]) => `${what.padEnd(width)}  ${words}`).join('\n')}\n`,
      ),
    )
    return 0
  } finally {
    await context.wire.close()
  }
}
