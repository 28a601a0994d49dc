import { ExitError } from '../../exit-code.ts'
import type { ContractDocument } from '../../contract/document.ts'
import { fieldsOf } from '../../contract/json.ts'
import type { Operation } from '../../contract/operation.ts'
import { RPC_TOKEN } from '../../rpc/rpc-shape.ts'
import type { Target } from './target.ts'

/** Throws a usage error for names in a target file that the contract does not have. */
export function assertKnownNames(
  file: string,
  { values, skip, credentials, personas, rpc, logins, flows, refresh }: Target,
  document: ContractDocument,
  operations: ReadonlyMap<string, Operation>,
): void {
  const parameters = new Set(
    [...operations.values()].flatMap((operation) => operation.parameters.map(({ name }) => name)),
  )
  const steps = [
    ...Object.values(logins),
    ...Object.values(flows).map((flow) => flow.steps),
    refresh,
  ].flat()
  const keys = new Set([
    ...Object.keys(fieldsOf(fieldsOf(document.root['components'])['securitySchemes'])),
    RPC_TOKEN,
    ...steps.map(({ use }) => use),
  ])
  const hasRpcs = [...operations.values()].some((operation) => operation.rpc !== undefined)
  const strange: readonly (readonly [string, string | undefined])[] = [
    ['skip names', Object.keys(skip).find((id) => !operations.has(id))],
    ['values names the parameter', Object.keys(values).find((name) => !parameters.has(name))],
    [
      'credentials names the security scheme',
      Object.keys(credentials).find((name) => !keys.has(name)),
    ],
    [
      'a persona has the exception',
      personas.flatMap(({ but }) => but).find((id) => !operations.has(id)),
    ],
    [
      'rpc.open names',
      hasRpcs
        ? rpc?.open.find((name) => !operations.has(`rpc.${name.replace('/', '.')}`))
        : undefined,
    ],
  ]
  for (const [what, name] of strange)
    if (name !== undefined)
      throw new ExitError('usage', `${file}: ${what} ${name}, which is not in the contract`)
}
