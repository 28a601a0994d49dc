import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fieldsOf, listOf } from '../../contract/json.ts'
import { TOY_TOKEN } from '../../testing/toy-server.ts'
import type { ComparisonTarget, ComparedTool } from './compared-tool.ts'

/** Schemathesis, if `program` exists. Its complaints without a mutant go to its own baseline. */
export function schemathesis(
  { contract, address, file }: ComparisonTarget,
  program: string | undefined,
): ComparedTool | null {
  if (program === undefined || !existsSync(program)) return null
  // schemathesis.toml is the name of its configuration, so the baseline has another name.
  const baseline = file('accepted.json')
  const args = [
    'run',
    contract,
    '--url',
    address,
    '-H',
    `Authorization: Bearer ${TOY_TOKEN}`,
    '--checks',
    'all',
    '--seed',
    '1',
    '--max-examples',
    '20',
    '--no-color',
    '--baseline',
    baseline,
  ]
  let isFirst = true
  return {
    name: 'Schemathesis 4.32',
    how: 'run --checks all --max-examples 20',
    complaints: async () => {
      const told = isFirst ? [...args, '--baseline-update'] : args
      isFirst = false
      const code = await new Promise<number>((done) =>
        execFile(program, told, { timeout: 120_000, maxBuffer: 1e8, cwd: file('.') }, (error) =>
          done(error === null ? 0 : Number(error.code ?? 2)),
        ),
      )
      return told.length > args.length && existsSync(baseline)
        ? listOf(fieldsOf(JSON.parse(readFileSync(baseline, 'utf8')))['entries']).length
        : code
    },
    stop: async () => {},
  }
}
