import { ExitError } from '../../exit-code.ts'
import { checkIds } from '../../checks/check-ids.ts'
import { OWN_RULE, ruleGroups } from '../../checks/rules.ts'
import type { ContractDocument } from '../../contract/document.ts'
import { fieldsOf } from '../../contract/json.ts'
import type { Operation } from '../../contract/operation.ts'
import { RPC_TOKEN } from '../../rpc/rpc-shape.ts'
import type { Target } from './target.ts'

/** Throws a usage error for names in a target file that the contract does not have. */
export function assertKnownNames(
  file: string,
  {
    values,
    skip,
    operations: settings,
    credentials,
    personas,
    rpc,
    logins,
    flows,
    refresh,
    rules,
  }: Target,
  document: ContractDocument,
  operations: ReadonlyMap<string, Operation>,
): void {
  const checks = new Set([
    ...checkIds(new Set(ruleGroups)),
    ...Object.keys(rules).map((name) => OWN_RULE + name),
  ])
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
    ['operations names', Object.keys(settings).find((id) => !operations.has(id))],
    [
      'operations leaves out the check',
      Object.values(settings)
        .flatMap(({ without }) => without)
        .find((check) => !checks.has(check)),
    ],
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
      throw new ExitError(
        'usage',
        `${file}: ${what} ${name}, which ${what.endsWith('check') ? 'does not exist' : 'is not in the contract'}`,
      )
}
