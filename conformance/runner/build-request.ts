import type { RestRequest } from '../cases/test-case.ts'
import { isStreamed, type SecurityRequirement, type Operation } from '../contract/operation.ts'
import { fieldsOf, type JsonFields } from '../contract/json.ts'
import { STREAM_MILLIS } from './http/stream-items.ts'
import { grpcAddress, rpcRequestOptions } from '../rpc/rpc-transport.ts'
import { addressOf, type Target } from './target/target.ts'
import type { Session } from './target/send-step.ts'
import type { HttpRequest } from './http/exchange.ts'

/** A token that was never issued. */
const GARBAGE = 'conform-token-that-nobody-was-given-0000000000'

export type Sessions = ReadonlyMap<string, Session>

const basic = (username: string, password: string): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`

type Opened = {
  readonly headers: readonly (readonly [string, string])[]
  readonly query: readonly (readonly [string, string])[]
}

const openedBy = (
  name: string,
  scheme: JsonFields,
  target: Target,
  token: string | undefined,
): Opened | null => {
  const credential = target.credentials[name]
  const header = (header_: string, value: string): Opened => ({
    headers: [[header_, value]],
    query: [],
  })
  if (scheme['type'] === 'apiKey') {
    const key = credential !== undefined && 'value' in credential ? credential.value : token
    if (key === undefined) return null
    const where = String(scheme['name'])
    return scheme['in'] === 'query'
      ? { headers: [], query: [[where, key]] }
      : header(
          scheme['in'] === 'cookie' ? 'cookie' : where.toLowerCase(),
          scheme['in'] === 'cookie' ? `${where}=${key}` : key,
        )
  }
  if (String(scheme['scheme']).toLowerCase() === 'basic')
    return credential !== undefined && 'username' in credential
      ? header('authorization', basic(credential.username, credential.password))
      : null
  const value =
    token ?? (credential !== undefined && 'value' in credential ? credential.value : undefined)
  return value === undefined ? null : header('authorization', `Bearer ${value}`)
}

const tokenOf = (request: RestRequest, sessions: Sessions): string | undefined => {
  if ('persona' in request.bearer) return sessions.get(request.bearer.persona)?.['token']
  return request.bearer.token === 'garbage'
    ? GARBAGE
    : request.bearer.token === 'malformed'
      ? 'a b'
      : request.bearer.token === 'ended'
        ? sessions.get(ENDED)?.['token']
        : undefined
}

/** The headers and query that authorize a call; null if the target has no matching credentials. */
export function authorize(
  root: JsonFields,
  operation: Operation,
  target: Target,
  token: string | undefined,
): Opened | null {
  const schemes = fieldsOf(fieldsOf(root['components'])['securitySchemes'])
  const ways = operation.security.length === 0 ? [[]] : operation.security
  const tried = ways.map((needs: SecurityRequirement) =>
    needs.map((name) => openedBy(name, fieldsOf(schemes[name]), target, token)),
  )
  // If authentication is optional, send an authenticated request when credentials exist.
  const best = [...tried]
    .sort((a, b) => b.length - a.length)
    .find((each) => each.every((one) => one !== null))
  return best === undefined
    ? null
    : { headers: best.flatMap((each) => each!.headers), query: best.flatMap((each) => each!.query) }
}

/** The key of the session that was signed out on purpose. */
export const ENDED = ' ended'

/**
 * Replaces `$name` by a field of the caller's session or a kept value, and `$persona.name` by a
 * field of that persona's session.
 */
const boundText = (
  text: string,
  session: Session | undefined,
  sessions: Sessions,
  variables: Session,
): string =>
  text.replaceAll(
    /\$(\w+)(?:\.(\w+))?/g,
    (whole, name: string, field?: string) =>
      (field === undefined ? (variables[name] ?? session?.[name]) : sessions.get(name)?.[field]) ??
      whole,
  )

const NOTHING: Opened = { headers: [], query: [] }

/** What a request needs besides itself: the contract, the target and its sessions. */
export interface RequestPlace {
  readonly document: { readonly root: JsonFields }
  readonly target: Target
  readonly sessions: Sessions
}

/**
 * Builds the HTTP request for a target. Returns a message if the target lacks something it needs.
 */
export function buildRequest(
  { document: { root }, target, sessions }: RequestPlace,
  operation: Operation,
  request: RestRequest,
  variables: Session = {},
): HttpRequest | string {
  const seconds = target.operations[operation.id]?.timeoutSeconds
  const session =
    'persona' in request.bearer ? sessions.get(request.bearer.persona) : [...sessions.values()][0]
  const bound = Object.fromEntries(
    Object.entries(request.bound).map(([name, text]) => [
      name,
      boundText(text, session, sessions, variables),
    ]),
  )
  const path = request.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    bound[name] === undefined ? (request.pathValues[name] ?? '') : encodeURIComponent(bound[name]),
  )
  const address = grpcAddress(operation, request, target) ?? addressOf(target, path)
  if (address === null) return 'the target file has no base for this path'
  const token = tokenOf(request, sessions)
  const ways =
    'token' in request.bearer && request.bearer.token === 'none'
      ? operation.security.some((needs) => needs.length === 0) || operation.security.length === 0
        ? authorize(root, operation, target, undefined)
        : NOTHING
      : (authorize(root, operation, target, token) ??
        ('token' in request.bearer && request.bearer.token === 'own' ? NOTHING : null))
  if (ways === null) return 'the target file has no credentials for this operation'
  const declared = operation.parameters
    .filter(({ name, in: where }) => where === 'query' && bound[name] !== undefined)
    .map(({ name }): [string, string] => [name, bound[name]!])
  const query = new URLSearchParams(
    [...request.query, ...declared, ...ways.query].map(([name, value]): [string, string] => [
      name,
      value,
    ]),
  ).toString()
  return {
    method: request.method,
    url: `${address}${query === '' ? '' : `?${query}`}`,
    headers: [
      ...Object.entries(target.headers),
      ...request.headers,
      ...(request.contentType === null ? [] : [['content-type', request.contentType] as const]),
      ...ways.headers,
    ],
    body: request.body,
    ...(seconds === undefined ? {} : { timeoutMillis: seconds * 1_000 }),
    ...(isStreamed(operation) ? { listenMillis: STREAM_MILLIS } : {}),
    ...rpcRequestOptions(operation, request, variables),
  }
}
