import type { FileRegistry } from '@bufbuild/protobuf'
import { Code } from '@connectrpc/connect'
import { rpcCodeOf } from '../../read/rpc-codes.ts'
import { errorNamesOf, type RpcError } from '../../read/rpc-errors.ts'
import { rpcsOf } from '../generate/rpc/rpc-methods.ts'
import type { ContractFinding } from './finding.ts'

/**
 * The codes that every RPC can return: not signed in, invalid request, too many requests,
 * unavailable, internal error.
 */
const commonCodes = [
  'unauthenticated',
  'invalid_argument',
  'resource_exhausted',
  'unavailable',
  'internal',
]

const languages = ['en-US', 'es-US'] as const
const fields = ['name', 'when', 'code', 'message', 'retryAfter', 'details']
const isCode = (code: unknown): boolean => rpcCodeOf(String(code)) !== Code.Unknown
const isWait = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0

/** YAML may contain any type, whatever the reader's type declares. */
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

const later = 'The error tells the caller to try again later and needs retryAfter.'

const shapeFaults = (error: RpcError): string[] => {
  const { when, code, message, retryAfter, details } = error
  const isLater = code === 'resource_exhausted' || code === 'unavailable'
  const isSaid = retryAfter !== undefined
  return [
    ...Object.keys(error)
      .filter((key) => !fields.includes(key))
      .map((key) => `The error has an unknown field ${key}.`),
    ...(isText(when) ? [] : ['The error has no "when".']),
    ...(isCode(code) ? [] : [`${code} is not a gRPC status code.`]),
    ...languages
      .filter((language) => !isText(message?.[language]))
      .map((language) => `The error has no message in ${language}.`),
    ...(isSaid && !isWait(retryAfter) ? ['retryAfter must be a number of seconds.'] : []),
    ...(isLater && !isSaid ? [later] : []),
    ...(Object.values(details ?? {}).every(isText) ? [] : ['Every detail must be a text.']),
  ]
}

const bodyOf = ({ code, message, retryAfter, details }: RpcError): string =>
  JSON.stringify([code, message, retryAfter, details])

/**
 * `rpc-error`: an error of errors.yaml is incomplete in a language, a duplicate, or used by no RPC.
 * `rpc-errors`: an RPC lacks one of the common errors, or names one twice or unknown.
 */
export function rpcErrorFindings(
  registry: FileRegistry,
  errors: ReadonlyMap<string, RpcError>,
): ContractFinding[] {
  const rpcs = rpcsOf(registry).map(({ procedure, method }) => {
    return { procedure, names: errorNamesOf(method) }
  })
  const named = new Set(rpcs.flatMap(({ names }) => names))
  const same = Map.groupBy(errors.values(), bodyOf)
  return [
    ...[...errors.values()].flatMap((error) => {
      const [first] = same.get(bodyOf(error)) ?? []
      return [
        ...shapeFaults(error),
        ...(named.has(error.name) ? [] : ['No RPC names the error.']),
        ...(first && first !== error ? [`The error is the same as ${first.name}.`] : []),
      ].map((message) => ({ rule: 'rpc-error', where: error.name, message }))
    }),
    ...rpcs.flatMap(({ procedure, names }) => {
      const codes = names.flatMap((name) => errors.get(name)?.code ?? [])
      const missing = commonCodes.filter((code) => !codes.includes(code))
      const unknown = names.filter((name) => !errors.has(name))
      const twice = names.filter((name, at) => names.indexOf(name) !== at)
      const faults =
        names.length === 0
          ? ['The RPC names no errors: it needs option (portal.options.v1.errors).']
          : [
              ...unknown.map((name) => `errors.yaml has no error ${name}.`),
              ...twice.map((name) => `The RPC names ${name} twice.`),
              ...missing.map((code) => `The RPC names no error of ${code}.`),
            ]
      return faults.map((message) => ({ rule: 'rpc-errors', where: procedure, message }))
    }),
  ]
}
