import type { CaseCredentials } from '../cases/test-case.ts'
import type { ContractDocument } from '../contract/document.ts'
import { fieldsOf, type JsonFields } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import type { Target } from '../runner/target/target.ts'

/**
 * What a line shows of who asks: options of curl, and parameters of the query by name, each with
 * the `$NAME` of a secret in it.
 */
export interface ShownCredentials {
  readonly options: readonly string[]
  readonly query: readonly (readonly [name: string, variable: string])[]
}

const NOTHING: ShownCredentials = { options: [], query: [] }

/** `$CLIENT_BASIC` for the name of a persona or a credential. */
export function variableOf(...words: readonly string[]): string {
  return `$${words
    .join('_')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')}`
}

/** The token of whoever asks, as it is typed; null where there is none. */
const tokenOf = (bearer: CaseCredentials): string | null =>
  'persona' in bearer
    ? variableOf(bearer.persona, 'token')
    : bearer.token === 'garbage'
      ? 'a-token-that-nobody-was-given'
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

/** Who asks, as the request itself carries it (run/address-request.ts), without a secret. */
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
