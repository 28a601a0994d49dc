import { criterionOf, type Criterion } from './read-criterion.ts'
import { isRead } from './expressions.ts'
import { ExitError } from '../exit-code.ts'
import { fieldsOf, listOf, type JsonFields } from '../contract/json.ts'

/** A step of a workflow: an operation, or an RPC (`x-rpc: { method, message }`). */
export interface FlowStep {
  readonly id: string
  /** An operationId, `rpc.Service.Method`, or method and path (`GET /things/{id}`). */
  readonly operation: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly value: unknown
  }[]
  readonly payload: unknown
  readonly contentType: string | null
  readonly criteria: readonly Criterion[]
  readonly outputs: Readonly<Record<string, string>>
}

/** The names of source descriptions. */
export type Sources = readonly string[]

/** Converts `{$sourceDescriptions.museum.url}#/paths/~1hours/get` to `GET /hours`. */
const byPath = (operationPath: string): string | null => {
  const [, path, method] = /#\/paths\/([^/]+)\/([a-z]+)$/.exec(operationPath) ?? []
  return path === undefined || method === undefined
    ? null
    : `${method.toUpperCase()} ${path.replaceAll('~1', '/').replaceAll('~0', '~')}`
}

/** An operationId without the name of its source description. */
const byId = (operationId: string, sources: Sources): string => {
  const plain = operationId.replace(/^\$sourceDescriptions\./, '')
  const source = sources.find((name) => plain.startsWith(`${name}.`))
  return source === undefined ? plain : plain.slice(source.length + 1)
}

/** Fields of control flow that are not supported. */
const notFollowed = [
  'workflowId',
  'onSuccess',
  'onFailure',
  'dependsOn',
  'successActions',
  'failureActions',
]

export function checkFollowed(
  place: string,
  definition: JsonFields,
  but: readonly string[] = [],
): void {
  const strange = notFollowed.find((name) => name in definition && !but.includes(name))
  if (strange !== undefined)
    throw new ExitError(
      'contract',
      `${place} has ${strange}, which is not supported: steps run one after the other`,
    )
}

export function parametersOf(place: string, value: unknown): FlowStep['parameters'] {
  return listOf(value).map((each) => {
    const { name, in: where, value: defaults, reference } = fieldsOf(each)
    if (typeof name !== 'string' || reference !== undefined)
      throw new ExitError('contract', `${place} has a parameter with a reference or without a name`)
    return { name, in: String(where), value: defaults }
  })
}

export function stepOf(
  file: string,
  value: unknown,
  sources: Sources,
  everywhere: FlowStep['parameters'],
): FlowStep {
  const {
    stepId,
    operationId,
    operationPath,
    parameters,
    requestBody,
    successCriteria,
    outputs,
    'x-rpc': rpc,
  } = fieldsOf(value)
  const method = fieldsOf(rpc)['method']
  if (typeof stepId !== 'string') throw new ExitError('contract', `${file}: a step has no stepId`)
  const place = `${file}: the step ${stepId}`
  checkFollowed(place, fieldsOf(value))
  if ([operationId, operationPath, method].filter((each) => typeof each === 'string').length !== 1)
    throw new ExitError(
      'contract',
      `${place} needs exactly one of operationId, operationPath and x-rpc.method`,
    )
  const named =
    typeof operationPath === 'string' ? byPath(operationPath) : byId(String(operationId), sources)
  if (named === null)
    throw new ExitError('contract', `${place} has an operationPath without an operation`)
  const own = parametersOf(place, parameters)
  const unread = Object.values(fieldsOf(outputs))
    .map(String)
    .find((each) => !isRead(each))
  if (unread !== undefined)
    throw new ExitError('contract', `${place} has the unsupported output ${unread}`)
  return {
    id: stepId,
    operation:
      typeof method === 'string'
        ? `rpc.${method.replace(/^.*\.(?=\w+\/)/, '').replace('/', '.')}`
        : named,
    // The target, not the workflow, sets the credentials.
    parameters: [
      ...everywhere.filter(
        ({ name, in: where }) => !own.some((each) => each.name === name && each.in === where),
      ),
      ...own,
    ].filter(({ name, in: where }) => where !== 'header' || name.toLowerCase() !== 'authorization'),
    payload:
      typeof method === 'string'
        ? (fieldsOf(rpc)['message'] ?? {})
        : fieldsOf(requestBody)['payload'],
    contentType:
      typeof fieldsOf(requestBody)['contentType'] === 'string'
        ? String(fieldsOf(requestBody)['contentType'])
        : null,
    criteria: listOf(successCriteria).map((each) => criterionOf(place, each)),
    outputs: Object.fromEntries(
      Object.entries(fieldsOf(outputs)).map(([name, each]) => [name, String(each)]),
    ),
  }
}
