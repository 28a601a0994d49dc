import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type DescMethod, getOption } from '@bufbuild/protobuf'
import { ConnectError } from '@connectrpc/connect'
import { parse } from 'yaml'
import { errors as errorsOption } from '../../generated/proto/portal/options/v1/options_pb.js'
import { rpcCodeOf } from './rpc-codes.ts'
import { methodOf } from './rpc-methods.ts'

/** The languages of the messages in errors.yaml. */
export type MessageLanguage = 'en-US' | 'es-US'

/** An error of errors.yaml. `retryAfter` is in seconds. */
export type RpcError = {
  readonly name: string
  readonly when: string
  readonly code: string
  readonly message: Readonly<Record<MessageLanguage, string>>
  readonly retryAfter?: number
  readonly details?: Readonly<Record<string, string>>
}

const FILE = fileURLToPath(new URL('../proto/errors.yaml', import.meta.url))

/** Reads errors.yaml or a file of the same shape, by name. */
export function readErrors(file = FILE): ReadonlyMap<string, RpcError> {
  // The contract lint checks the file against this shape.
  const read = parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Omit<RpcError, 'name'>>>
  return new Map(Object.entries(read).map(([name, error]) => [name, { name, ...error }]))
}

/** Returns the error names of the RPC's option `portal.options.v1.errors`. */
export function errorNamesOf(method: DescMethod): readonly string[] {
  return getOption(method, errorsOption)
}

let read: ReadonlyMap<string, RpcError> | undefined
const all = (): ReadonlyMap<string, RpcError> => (read ??= readErrors())

/**
 * Returns the errors of a procedure, such as `/portal.programs.v1.ProgramsService/ListPrograms`.
 */
export function errorsOf(procedure: string): readonly RpcError[] {
  return errorNamesOf(methodOf(procedure)).flatMap((name) => all().get(name) ?? [])
}

const plain = (name: string): string => name.replaceAll('_', '-').toLowerCase()

/** Finds an error of a procedure by name, or the first of a code (`permission_denied` or 7). */
export function findError(procedure: string, wanted: string | number): RpcError | undefined {
  const own = errorsOf(procedure)
  if (typeof wanted === 'number') return own.find(({ code }) => rpcCodeOf(code) === wanted)
  const named = own.find(({ name }) => name === plain(wanted))
  return named ?? own.find(({ code }) => plain(code) === plain(wanted))
}

/** Converts an error to the form that a client receives. */
export function connectErrorOf(error: RpcError, language: MessageLanguage): ConnectError {
  const { code, message, retryAfter, details } = error
  const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return new ConnectError(message[language], rpcCodeOf(code), { ...details, ...wait })
}

/** Returns an error that any RPC may give before its service runs. */
export function commonError(name: string, language: MessageLanguage): ConnectError {
  const error = all().get(name)
  if (!error) throw new Error(`errors.yaml has no error ${name}`)
  return connectErrorOf(error, language)
}
