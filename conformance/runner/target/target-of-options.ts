import { ExitError } from '../../exit-code.ts'
import type { ContractDocument } from '../../contract/document.ts'
import { fieldsOf, isFields, listOf, type JsonFields } from '../../contract/json.ts'
import { isAddress, readDataFile } from '../../contract/read-file.ts'
import { httpAddress, isGrpcAddress } from '../../rpc/grpc-address.ts'
import { RPC_TOKEN } from '../../rpc/rpc-shape.ts'
import type { Connection } from '../http/connection.ts'
import { connectionOf, type ConnectionFiles } from './target-connection.ts'
import { targetText } from './target-values.ts'
import { targetOf } from './read-target.ts'
import type { Target } from './target.ts'

/** The options that describe the server and its credentials. */
export interface TargetOptions extends ConnectionFiles {
  readonly target?: string | undefined
  readonly base?: string | undefined
  readonly proto?: string | undefined
  readonly headers: readonly string[]
  readonly auth?: string | undefined
  readonly bearer?: string | undefined
  readonly apiKeys: readonly string[]
  readonly clientId?: string | undefined
  readonly clientSecret?: string | undefined
  readonly tokenUrl?: string | undefined
  readonly scope?: string | undefined
}

const usage = (words: string): ExitError => new ExitError('usage', words)

const isLocal = (address: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname)

/**
 * The address of `servers` to test, with the defaults of its variables: the one that serves the
 * document, or else a local one, or else the first. The first one is often production.
 */
export function serverOf({ root, file }: ContractDocument): string | undefined {
  const servers = listOf(root['servers']).length === 0 ? [{ url: '/' }] : listOf(root['servers'])
  const from = isAddress(file) ? file : undefined
  const addresses = servers.flatMap((server) => {
    const { url, variables } = fieldsOf(server)
    const text = String(url).replaceAll(/\{([^}]+)\}/g, (whole, name: string) =>
      String(fieldsOf(fieldsOf(variables)[name])['default'] ?? whole),
    )
    const address = URL.canParse(text, from) ? new URL(text, from).href : ''
    return isAddress(address) ? [address] : []
  })
  const own = from === undefined ? undefined : new URL(from).origin
  return (
    addresses.find((address) => new URL(address).origin === own) ??
    addresses.find(isLocal) ??
    addresses[0]
  )
}

/** A warning if the address lacks the path that the contract's server has. */
export function basePathWarning(
  { target, base }: Pick<TargetOptions, 'target' | 'base'>,
  document: ContractDocument,
): readonly string[] {
  const given = base ?? target
  const server = serverOf(document)
  if (given === undefined || !isAddress(given) || server === undefined) return []
  const path = new URL(server).pathname
  return path === '/' || new URL(given).pathname !== '/'
    ? []
    : [`${given} has no path, but the server of the contract has ${path}: check the base`]
}

type Schemes = readonly (readonly [name: string, scheme: JsonFields])[]

const isBasic = (scheme: JsonFields): boolean =>
  String(scheme['scheme']).toLowerCase() === 'basic' && scheme['type'] === 'http'
const isApiKey = (scheme: JsonFields): boolean => scheme['type'] === 'apiKey'

const split = (option: string, text: string, separator: string): [string, string] => {
  const at = text.indexOf(separator)
  if (at < 1) throw usage(`--${option} must have the form NAME${separator}VALUE`)
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}

/** Credentials by security scheme, and headers where the contract has no scheme for them. */
class Access {
  readonly credentials: Record<string, JsonFields> = {}
  readonly headers: Record<string, string> = {}
  readonly #schemes: Schemes

  constructor(schemes: Schemes) {
    this.#schemes = schemes
  }

  basic(username: string, password: string): void {
    const found = this.#named(isBasic)
    for (const name of found) this.credentials[name] = { username, password }
    if (found.length === 0)
      this.headers['authorization'] =
        `Basic ${Buffer.from(`${username}:${targetText('--auth', password)}`).toString('base64')}`
  }

  bearer(value: string, isRpc: boolean): void {
    const found = this.#named((scheme) => !isBasic(scheme) && !isApiKey(scheme))
    for (const name of [...found, ...(isRpc ? [RPC_TOKEN] : [])]) this.credentials[name] = { value }
    if (found.length === 0)
      this.headers['authorization'] = `Bearer ${targetText('--bearer', value)}`
  }

  apiKey(text: string): void {
    const [named, key] = /^([^=]+)=(.+)$/.exec(text)?.slice(1) ?? []
    const all = this.#named(isApiKey)
    if (named !== undefined && all.includes(named)) this.credentials[named] = { value: key! }
    else if (all.length === 0)
      throw usage('--api-key: the contract has no API key; use --header NAME:VALUE')
    else for (const name of all) this.credentials[name] = { value: text }
  }

  /** A header that a security scheme describes is its credential, so that it can be left out. */
  header(text: string, isRpc: boolean): void {
    const [name, value] = split('header', text, ':')
    const [kind = '', token = ''] = value.split(/\s+/, 2)
    const lower = name.toLowerCase()
    const key = this.#named(
      (scheme) =>
        isApiKey(scheme) &&
        scheme['in'] === 'header' &&
        String(scheme['name']).toLowerCase() === lower,
    )
    if (lower === 'authorization' && kind.toLowerCase() === 'bearer') this.bearer(token, isRpc)
    else if (lower === 'authorization' && kind.toLowerCase() === 'basic')
      this.basic(...split('header', Buffer.from(token, 'base64').toString(), ':'))
    else if (key.length > 0) for (const each of key) this.credentials[each] = { value }
    else this.headers[lower] = value
  }

  #named(isRight: (scheme: JsonFields) => boolean): string[] {
    return this.#schemes.filter(([, scheme]) => isRight(scheme)).map(([name]) => name)
  }
}

/** A persona that gets its token with the grant `client_credentials` (RFC 6749, 4.4). */
const clientOf = (
  { clientId, clientSecret, tokenUrl, scope }: TargetOptions,
  schemes: Schemes,
  base: string,
): JsonFields => {
  if (clientId === undefined) return {}
  if (clientSecret === undefined) throw usage('--client-id needs --client-secret')
  const stated = schemes
    .map(([, scheme]) => fieldsOf(fieldsOf(scheme['flows'])['clientCredentials'])['tokenUrl'])
    .find((each) => typeof each === 'string')
  const address = tokenUrl ?? stated
  if (typeof address !== 'string') throw usage('--client-id needs --token-url')
  const secret = targetText('--client-secret', clientSecret)
  const basic = [clientId, secret].map(encodeURIComponent).join(':')
  const step = {
    path: new URL(address, base).href,
    headers: { authorization: `Basic ${Buffer.from(basic).toString('base64')}` },
    form: { grant_type: 'client_credentials', ...(scope === undefined ? {} : { scope }) },
    keep: { token: '/access_token' },
  }
  return { logins: { client: [step] }, personas: { client: { login: 'client' } } }
}

/** Reports an unreadable target file as a usage error, not as a contract error. */
const readIn = (file: string): unknown => {
  try {
    return readDataFile(file)
  } catch (error) {
    throw error instanceof ExitError ? new ExitError('usage', ...error.lines) : error
  }
}

/**
 * The target of the options: a target file, an address, or a server of the contract, with
 * the credentials of the command line.
 */
export function targetOfOptions(options: TargetOptions, document: ContractDocument): Target {
  const { target, proto } = options
  const address = target !== undefined && isAddress(target) ? target : undefined
  const base = options.base ?? address
  const file = target === undefined || address !== undefined ? undefined : target
  const top = file === undefined ? undefined : readIn(file)
  if (top !== undefined && !isFields(top)) return targetOf(file!, top)
  const grpc = proto !== undefined && isGrpcAddress(proto) ? httpAddress(proto) : undefined
  const server = base ?? (file === undefined ? (grpc ?? serverOf(document)) : undefined)
  if (server === undefined && file === undefined)
    throw usage(
      'the contract states no server address: add --target ADDRESS, or --target FILE with addresses and personas (README, "The target file")',
    )
  const schemes: Schemes = Object.entries(
    fieldsOf(fieldsOf(document.root['components'])['securitySchemes']),
  ).map(([name, scheme]) => [name, fieldsOf(scheme)])
  const access = new Access(schemes)
  const isRpc = proto !== undefined
  for (const each of options.headers) access.header(each, isRpc)
  if (options.auth !== undefined) access.basic(...split('auth', options.auth, ':'))
  if (options.bearer !== undefined) access.bearer(options.bearer, isRpc)
  for (const each of options.apiKeys) access.apiKey(each)
  const given = fieldsOf(top)
  const client = clientOf(options, schemes, server ?? 'http://localhost')
  const read = targetOf(file ?? '--target', {
    ...(file === undefined
      ? {
          name: new URL(server!).host,
          ...(isRpc ? { rpc: grpc === undefined ? {} : { protocols: ['grpc'], http: ['2'] } } : {}),
        }
      : {}),
    ...given,
    ...client,
    ...(server === undefined ? {} : { base: server }),
    headers: { ...fieldsOf(given['headers']), ...access.headers },
    credentials: { ...fieldsOf(given['credentials']), ...access.credentials },
  })
  return { ...read, connection: connectionOf(file ?? '--target', given, options) }
}

/** The connection of the options and of the target file, before the contract is known. */
export function connectionOfOptions(
  options: ConnectionFiles & { target?: string | undefined },
): Connection {
  const { target } = options
  return target === undefined || isAddress(target)
    ? connectionOf('--target', {}, options)
    : connectionOf(target, fieldsOf(readIn(target)), options)
}
