import { checkIds } from '../../checks/check-ids.ts'
import { ruleOf } from '../../checks/rules.ts'
import { ExitError } from '../../exit-code.ts'
import { listKinds } from '../contract-options.ts'
import type { CliOptions } from '../cli-options.ts'
import { prepare } from '../prepare.ts'
import { requirementsIn } from './requirements-in.ts'

/** Prints the checks of these rules. They need no contract. */
const listChecks = ({ rules, json }: CliOptions): number => {
  const ids = checkIds(rules)
  process.stdout.write(
    json
      ? `${JSON.stringify(ids)}\n`
      : `${ids.map((id) => `${id}  ${ruleOf(id).group}: ${ruleOf(id).source}`).join('\n')}\n`,
  )
  return 0
}

/**
 * Prints the cases of a run, the checks, or the requirements that operations name. Sends no
 * request.
 */
export async function list(options: CliOptions): Promise<number> {
  const named = options.positionals.filter((word) => listKinds.includes(word))
  const [what = 'cases'] = named
  if (named.length > 1 || options.positionals.length - named.length > 1)
    throw new ExitError('usage', `list takes one of ${listKinds.join(', ')}, and a contract`)
  if (what === 'checks') return listChecks(options)
  const prepared = await prepare(options, { needsServer: false })
  const { context, operations } = prepared
  await context.wire.close()
  if (what === 'requirements') {
    const rows = requirementsIn(options, operations)
    process.stdout.write(
      options.json
        ? `${JSON.stringify(rows)}\n`
        : `${rows.map(({ id, operations: own, text }) => [id, own.length === 0 ? '-' : own.join(', '), text].join('  ')).join('\n')}\n${rows.length} requirements\n`,
    )
    return 0
  }
  const rows = prepared.cases.map(({ id, name, operation, phase, expects, about }) => ({
    id,
    name,
    operation,
    phase,
    expects,
    about,
    requirements: operations.get(operation)?.requirements ?? [],
  }))
  process.stdout.write(
    options.json
      ? `${JSON.stringify(rows)}\n`
      : `${rows.map(({ id, name, about }) => `${id}  ${name}  ${about}`).join('\n')}\n${rows.length} cases\n`,
  )
  return 0
}
