import { flowCheckIds } from '../cases/auth-flows.ts'
import { rpcCheckIds } from '../checks/all-checks.ts'
import type { Options } from './options.ts'
import { prepare } from './prepare.ts'

/** Prints the cases that a run would make, or the checks. Asks nobody anything. */
export const list = async (options: Options): Promise<number> => {
  const { cases, world, operations } = await prepare(options)
  await world.wire.close()
  const [what = 'cases'] = options.positionals
  const checkIds = [...world.checks.keys(), ...rpcCheckIds, ...flowCheckIds.filter((id) => !world.checks.has(id))]
  if (what === 'checks') {
    process.stdout.write(options.json ? `${JSON.stringify(checkIds)}\n` : `${checkIds.join('\n')}\n`)
    return 0
  }
  const rows = cases.map(({ id, name, operation, phase, expects, about }) => ({ id, name, operation, phase, expects, about, requirements: operations.get(operation)?.requirements ?? [] }))
  process.stdout.write(options.json ? `${JSON.stringify(rows)}\n` : `${rows.map(({ id, name, about }) => `${id}  ${name}  ${about}`).join('\n')}\n${rows.length} cases\n`)
  return 0
}
