import { explainRule } from '../../checks/explain-rule.ts'
import { ExitError } from '../../exit-code.ts'
import type { CliOptions } from '../cli-options.ts'

/** Prints what a check demands, and what to do about a failure. Needs no contract. */
export function explain({ positionals: [check] }: CliOptions): Promise<number> {
  const page = check === undefined ? null : explainRule(check)
  if (page === null)
    throw new ExitError(
      'usage',
      `${check === undefined ? 'explain needs a check' : `unknown check "${check}"`}: conform list checks names all`,
    )
  process.stdout.write(page)
  return Promise.resolve(0)
}
