import type { RestRequest } from '../cases/test-case.ts'
import { type SecurityRequirement, type Operation } from '../contract/operation.ts'
import { fieldsOf, type JsonFields } from '../contract/json.ts'
import { type Target } from './target/target.ts'
import type { Session } from './target/send-step.ts'

/** A token that was never issued. */
const GARBAGE = 'conform-token-that-nobody-was-given-0000000000'

export type Sessions = ReadonlyMap<string, Session>

const basic = (username: string, password: string): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`

export type AuthorizedParts = {
  readonly headers: readonly (readonly [string, string])[]
  readonly query: readonly (readonly [string, string])[]
}

const openedBy = (
  name: string,
  scheme: JsonFields,
  target: Target,
  token: string | undefined,
  isInvalid: boolean,
): AuthorizedParts | null => {
  const credential = target.credentials[name]
  const header = (header_: string, value: string): AuthorizedParts => ({
    headers: [[header_, value]],
    query: [],
  })
  if (scheme['type'] === 'apiKey') {
    // An invalid token must replace the key of the target, which would let it in.
    const key =
      credential !== undefined && 'value' in credential && !isInvalid ? credential.value : token
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

export function tokenOf(request: RestRequest, sessions: Sessions): string | undefined {
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
  isInvalid = false,
): AuthorizedParts | null {
  const schemes = fieldsOf(fieldsOf(root['components'])['securitySchemes'])
  const ways = operation.security.length === 0 ? [[]] : operation.security
  const tried = ways.map((needs: SecurityRequirement) =>
    needs.map((name) => openedBy(name, fieldsOf(schemes[name]), target, token, isInvalid)),
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
