import type { RestRequest } from '../cases/test-case.ts'
import { isStreamed, type Operation } from '../contract/operation.ts'
import { type JsonFields } from '../contract/json.ts'
import { STREAM_MILLIS } from './http/stream-items.ts'
import { grpcAddress, rpcRequestOptions } from '../rpc/rpc-transport.ts'
import { addressOf, type Target } from './target/target.ts'
import type { Session } from './target/send-step.ts'
import type { HttpRequest } from './http/exchange.ts'
import { tokenOf, authorize, type Sessions, type AuthorizedParts } from './authorize.ts'

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

const NOTHING: AuthorizedParts = { headers: [], query: [] }

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
  const isInvalid = 'token' in request.bearer && !['own', 'none'].includes(request.bearer.token)
  const ways =
    'token' in request.bearer && request.bearer.token === 'none'
      ? operation.security.some((needs) => needs.length === 0) || operation.security.length === 0
        ? authorize(root, operation, target, undefined)
        : NOTHING
      : (authorize(root, operation, target, token, isInvalid) ??
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
