import { spawnSync } from 'node:child_process'

/** A tool that did not do its work; not to be taken for a finding. */
export class CouldNotRun extends Error {
  override readonly name = 'CouldNotRun'
}

/** What a tool printed and how it ended. Throws `CouldNotRun` when it did not start. */
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

/** What a tool printed that has to end with 0. Throws `CouldNotRun` with its words otherwise. */
export function runToEnd(command: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = runTool(command, ...args)
  if (status !== 0)
    throw new CouldNotRun(`${command} ${args[0] ?? ''} ended with ${status}: ${stderr}${stdout}`)
  return stdout
}
