import { spawnSync } from 'node:child_process'

/** Runs a program to its end. Throws what it printed when it ends with a code that is not expected. */
export const run = (command: string, args: readonly string[], expected: readonly number[] = [0]): { readonly code: number; readonly said: string } => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (error !== undefined || status === null || !expected.includes(status)) throw new Error(`${command} ${args[0] ?? ''}: ${error?.message ?? `ended with ${status}\n${stderr}${stdout}`}`)
  return { code: status, said: stdout }
}
