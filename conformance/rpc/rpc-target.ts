import { ExitError } from '../exit-code.ts'
import { fieldsOf, listOf } from '../contract/json.ts'
import { rpcHttps, rpcProtocols } from './rpc-axis.ts'

/** What a target says of its RPCs. Only what it names is tried. */
export interface RpcTarget {
  readonly base: string
  /** Before the procedure; `{slug}` is the package's name. */
  readonly prefix: string
  readonly protocols: readonly string[]
  /** Versions of HTTP. */
  readonly http: readonly string[]
  /** Takes and gives messages in gzip. */
  readonly gzip: boolean
  /** Is done by the time that a call says. */
  readonly deadlines: boolean
  /** Answers GET for RPCs without side effects. */
  readonly get: boolean
  /** What it does with fields that no message has; null where it does not say. */
  readonly unknownFields: 'ignored' | 'refused' | null
  /** gRPC's clients ask at the root of a host, which may be another one. */
  readonly grpc: { readonly base: string; readonly prefix: string }
  /** RPCs that nobody need sign in for: `Service/Method`. */
  readonly open: readonly string[]
}

const known = new Set([
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
])

/** Reads the section `rpc` of a target file. Stops with what is wrong with it. */
export function rpcTargetOf(
  file: string,
  value: unknown,
  base: string,
  address: (value: unknown) => string,
): RpcTarget {
  const wrong = (words: string): ExitError => new ExitError('usage', `${file}: rpc ${words}`)
  const rpc = fieldsOf(value)
  const unknown = Object.keys(rpc).find((name) => !known.has(name))
  if (unknown !== undefined)
    throw wrong(`has no field ${unknown}; there are ${[...known].join(', ')}`)
  const named = (
    name: string,
    otherwise: readonly string[],
    all: readonly string[],
    what: string,
  ): string[] => {
    const texts = listOf(rpc[name] ?? otherwise).map(String)
    const other = texts.find((each) => !all.includes(each))
    if (other !== undefined) throw wrong(`names the ${what} ${other}; there are ${all.join(', ')}`)
    if (texts.length === 0) throw wrong(`names no ${what}`)
    return texts
  }
  const flag = (name: string): boolean => {
    const told = rpc[name] ?? false
    if (typeof told !== 'boolean') throw wrong(`has a ${name} that is neither true nor false`)
    return told
  }
  const { unknownFields = null } = rpc
  if (unknownFields !== null && unknownFields !== 'ignored' && unknownFields !== 'refused')
    throw wrong('has unknownFields that are neither ignored nor refused')
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
