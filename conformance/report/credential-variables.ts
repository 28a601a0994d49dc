import type { CaseCredentials } from '../cases/test-case.ts'
import type { ContractDocument } from '../contract/document.ts'
import { fieldsOf, type JsonFields } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import type { Target } from '../runner/target/target.ts'

/** The credentials of a curl line: options and query parameters, with `$NAME` for each secret. */
export interface ShownCredentials {
  readonly options: readonly string[]
  readonly query: readonly (readonly [name: string, variable: string])[]
}

const NOTHING: ShownCredentials = { options: [], query: [] }

/** The variable of a persona or credential, such as `$CLIENT_BASIC`. */
export function variableOf(...words: readonly string[]): string {
  return `$${words
    .join('_')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')}`
}

/** The token of the caller as a variable or literal; null without one. */
const tokenOf = (bearer: CaseCredentials): string | null =>
  'persona' in bearer
    ? variableOf(bearer.persona, 'token')
    : bearer.token === 'garbage'
      ? 'a-token-that-was-never-issued'
      : bearer.token === 'malformed'
        ? 'a b'
        : bearer.token === 'ended'
          ? '$ENDED_TOKEN'
          : null

const oneOf = (
  name: string,
  scheme: JsonFields,
  { credentials }: Pick<Target, 'credentials'>,
  token: string | null,
): ShownCredentials | null => {
  const credential = credentials[name]
  const value = credential !== undefined && 'value' in credential ? variableOf(name) : token
  if (String(scheme['scheme']).toLowerCase() === 'basic')
    return credential !== undefined && 'username' in credential
      ? {
          options: [`-u "${variableOf(name, 'username')}:${variableOf(name, 'password')}"`],
          query: [],
        }
      : null
  if (scheme['type'] !== 'apiKey')
    return (token ?? value) === null
      ? null
      : { options: [`-H "authorization: Bearer ${token ?? value}"`], query: [] }
  if (value === null) return null
  const where = String(scheme['name'])
  if (scheme['in'] === 'query') return { options: [], query: [[where, value]] }
  return {
    options: [
      scheme['in'] === 'cookie'
        ? `-H "cookie: ${where}=${value}"`
        : `-H "${where.toLowerCase()}: ${value}"`,
    ],
    query: [],
  }
}

/** The credentials of a request as variables. This mirrors runner/build-request.ts. */
export function shownCredentials(
  document: ContractDocument,
  operation: Operation | undefined,
  target: Pick<Target, 'credentials'>,
  bearer: CaseCredentials,
): ShownCredentials {
  if (
    operation === undefined ||
    operation.security.length === 0 ||
    ('token' in bearer && bearer.token === 'none')
  )
    return NOTHING
  const schemes = fieldsOf(fieldsOf(document.root['components'])['securitySchemes'])
  const ways = operation.security.map((needs) =>
    needs.map((name) => oneOf(name, fieldsOf(schemes[name]), target, tokenOf(bearer))),
  )
  const best =
    ways.sort((a, b) => b.length - a.length).find((each) => each.every((one) => one !== null)) ?? []
  return {
    options: best.flatMap((each) => each!.options),
    query: best.flatMap((each) => each!.query),
  }
}
