import { ExitError } from '../exit-code.ts'
import { fieldsOf, listOf } from '../contract/json.ts'
import { rpcHttps, rpcProtocols } from './rpc-call.ts'

/** The RPC section of a target file. Only listed features are tested. */
export interface RpcTarget {
  readonly base: string
  /** The path before the procedure; `{slug}` is the package name. */
  readonly prefix: string
  readonly protocols: readonly string[]
  /** HTTP versions. */
  readonly http: readonly string[]
  /** Supports gzip in both directions. */
  readonly gzip: boolean
  /** Honors deadlines. */
  readonly deadlines: boolean
  /** Supports GET for RPCs without side effects. */
  readonly get: boolean
  /** How the server treats unknown fields; null if unspecified. */
  readonly unknownFields: 'ignored' | 'refused' | null
  /** The gRPC address, which may be another host. gRPC clients call the root of a host. */
  readonly grpc: { readonly base: string; readonly prefix: string }
  /** RPCs without authentication: `Service/Method`. */
  readonly open: readonly string[]
}

/** The fields of the RPC section. */
export const rpcFields = [
  'base',
  'prefix',
  'protocols',
  'http',
  'gzip',
  'deadlines',
  'get',
  'unknownFields',
  'grpc',
  'open',
] as const

/** Parses the section `rpc` of a target file. Throws a usage error. */
export function rpcTargetOf(
  file: string,
  value: unknown,
  base: string,
  address: (value: unknown) => string,
): RpcTarget {
  const wrong = (words: string): ExitError => new ExitError('usage', `${file}: rpc ${words}`)
  const rpc = fieldsOf(value)
  const unknown = Object.keys(rpc).find((name) => !(rpcFields as readonly string[]).includes(name))
  if (unknown !== undefined)
    throw wrong(`has an unknown field ${unknown}; the fields are ${rpcFields.join(', ')}`)
  const named = (
    name: string,
    otherwise: readonly string[],
    all: readonly string[],
    what: string,
  ): string[] => {
    const texts = listOf(rpc[name] ?? otherwise).map(String)
    const other = texts.find((each) => !all.includes(each))
    if (other !== undefined) throw wrong(`has an unknown ${what} ${other}; use ${all.join(', ')}`)
    if (texts.length === 0) throw wrong(`needs at least one ${what}`)
    return texts
  }
  const flag = (name: string): boolean => {
    const settings = rpc[name] ?? false
    if (typeof settings !== 'boolean') throw wrong(`has a ${name} that is not true or false`)
    return settings
  }
  const { unknownFields = null } = rpc
  if (unknownFields !== null && unknownFields !== 'ignored' && unknownFields !== 'refused')
    throw wrong('has unknownFields that are not "ignored" or "refused"')
  const grpc = fieldsOf(rpc['grpc'])
  const own = rpc['base'] === undefined ? base : address(rpc['base'])
  return {
    base: own,
    prefix: String(rpc['prefix'] ?? ''),
    protocols: named('protocols', ['connect-json'], rpcProtocols, 'protocol'),
    http: named('http', ['1.1'], rpcHttps, 'version of HTTP'),
    gzip: flag('gzip'),
    deadlines: flag('deadlines'),
    get: flag('get'),
    unknownFields,
    grpc: {
      base: grpc['base'] === undefined ? own : address(grpc['base']),
      prefix: String(grpc['prefix'] ?? ''),
    },
    open: listOf(rpc['open']).map(String),
  }
}
