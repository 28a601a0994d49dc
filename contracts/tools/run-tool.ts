import { spawnSync } from 'node:child_process'

/** A tool failed to run, as opposed to reporting findings. */
export class CouldNotRun extends Error {
  override readonly name = 'CouldNotRun'
}

/** Runs a tool and returns its output and exit code. Throws `CouldNotRun` when it did not start. */
export function runTool(
  command: string,
  ...args: readonly string[]
): { readonly status: number; readonly stdout: string; readonly stderr: string } {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  if (error !== undefined || status === null)
    throw new CouldNotRun(`${command}: ${error?.message ?? 'was killed'}`)
  return { status, stdout, stderr }
}

/** Runs a tool and returns its output. Throws `CouldNotRun` on an exit code other than 0. */
export function runToEnd(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = runTool(command, ...args)
  if (status !== 0)
    throw new CouldNotRun(`${command} ${args[0] ?? ''} ended with ${status}: ${stderr}${stdout}`)
  return stdout
}
