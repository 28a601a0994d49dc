import { fromJson, type DescMessage, type FileRegistry, type JsonValue } from '@bufbuild/protobuf'
import { createValidator } from '@bufbuild/protovalidate'
import { fieldDataClass, rpcsOf } from '../generate/rpc.ts'
import type { Finding } from './finding.ts'

/** An example of an RPC: its request, and the response or the error that answers it. */
export interface RpcExample {
  readonly file: string
  readonly summary?: string
  /** `portal.programs.v1.ProgramsService/ListPrograms` */
  readonly rpc: string
  readonly request: JsonValue
  readonly response?: JsonValue
  readonly error?: { readonly code: string; readonly message?: string; readonly metadata?: Readonly<Record<string, string>> }
}

/** The names of the gRPC catalogue as Connect writes them. */
const codes = new Set([
  'canceled', 'unknown', 'invalid_argument', 'deadline_exceeded', 'not_found', 'already_exists', 'permission_denied', 'resource_exhausted',
  'failed_precondition', 'aborted', 'out_of_range', 'unimplemented', 'internal', 'unavailable', 'data_loss', 'unauthenticated',
])

/** `data-class`: every proto field that is not a message says its data class. */
export const protoFieldFindings = (registry: FileRegistry): Finding[] =>
  portalMessages(registry).flatMap((message) =>
    message.fields
      .filter((field) => field.message === undefined && fieldDataClass(registry, field) === undefined)
      .map((field) => ({ rule: 'data-class', where: `${message.typeName}.${field.name}`, message: 'The field has no (portal.options.v1.data_class).' })),
  )

/** How many proto fields carry a value of their own. */
export const protoLeafCount = (registry: FileRegistry): number =>
  portalMessages(registry).reduce((sum, message) => sum + message.fields.filter((field) => field.message === undefined).length, 0)

const portalMessages = (registry: FileRegistry): DescMessage[] =>
  [...registry].filter((type) => type.kind === 'message').filter((message) => message.typeName.startsWith('portal.'))

/** `rpc-example`: every RPC has an answered example and a failed one, each of them valid by type and by protovalidate's rules. */
export const rpcExampleFindings = (registry: FileRegistry, examples: readonly RpcExample[], knownRequirements: ReadonlySet<string>): Finding[] => {
  const rpcs = rpcsOf(registry)
  const validator = createValidator({ registry })
  const valid = (example: RpcExample, part: 'request' | 'response', message: DescMessage): Finding[] => {
    try {
      const result = validator.validate(message, fromJson(message, example[part] ?? null, { registry }))
      return result.kind === 'valid' ? [] : [{ rule: 'rpc-example', where: `${example.file}#/${part}`, message: result.error?.message ?? result.kind }]
    } catch (cause) {
      return [{ rule: 'rpc-example', where: `${example.file}#/${part}`, message: cause instanceof Error ? cause.message : String(cause) }]
    }
  }
  return [
    ...examples.flatMap((example) => {
      const rpc = rpcs.find(({ procedure }) => procedure === `/${example.rpc}`)
      if (rpc === undefined) return [{ rule: 'rpc-example', where: example.file, message: `There is no RPC ${example.rpc}.` }]
      return [
        ...valid(example, 'request', rpc.method.input),
        ...('response' in example === 'error' in example ? [{ rule: 'rpc-example', where: example.file, message: 'An example has either a response or an error.' }] : []),
        ...(example.response === undefined ? [] : valid(example, 'response', rpc.method.output)),
        ...(example.error === undefined || codes.has(example.error.code) ? [] : [{ rule: 'rpc-example', where: example.file, message: `${example.error.code} is no status of the gRPC catalogue.` }]),
      ]
    }),
    ...rpcs.flatMap(({ procedure, requirements }) => {
      const own = examples.filter(({ rpc }) => `/${rpc}` === procedure)
      return [
        ...(own.some(({ response }) => response !== undefined) ? [] : [{ rule: 'rpc-example', where: procedure, message: 'The RPC has no example of an answer.' }]),
        ...(own.some(({ error }) => error !== undefined) ? [] : [{ rule: 'rpc-example', where: procedure, message: 'The RPC has no example of an error.' }]),
        ...(requirements.length > 0 ? [] : [{ rule: 'requirements', where: procedure, message: "The comments of the RPC's service name no requirement." }]),
        ...requirements.filter((id) => !knownRequirements.has(id)).map((id) => ({ rule: 'requirements', where: procedure, message: `${id} is no requirement of features/requirements.tsv.` })),
      ]
    }),
  ]
}
