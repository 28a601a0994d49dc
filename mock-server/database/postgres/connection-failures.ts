import { StoreUnavailable } from '../store-unavailable.ts'

/** The database in messages, without its password. */
export type DatabasePlace = {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user: string
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const whereOf = ({ host, port }: DatabasePlace): string =>
  host.startsWith('/')
    ? `${host}/.s.PGSQL.${port}`
    : `${host.includes(':') ? `[${host}]` : host}:${port}`

const refusals: Readonly<Record<string, (place: DatabasePlace) => string>> = {
  ECONNREFUSED: () => 'refuses connections; is it running?',
  ENOENT: () => 'has no socket there; is it running?',
  EACCES: () => 'has a socket that this user may not open',
  ENOTFOUND: () => 'cannot be found: there is no such host',
  EAI_AGAIN: () => 'cannot be found: the name server does not answer',
  ETIMEDOUT: () => 'does not answer',
  EHOSTUNREACH: () => 'cannot be reached',
  ENETUNREACH: () => 'cannot be reached',
  '28P01': ({ user }) => `refuses the password of ${user}`,
  '28000': ({ user }) => `does not let ${user} in`,
  '3D000': ({ database }) => `has no database ${database}`,
  '42501': ({ user, database }) => `does not let ${user} do that in ${database}`,
  '53300': () => 'has no connection left to give',
  '57P03': () => 'is starting or stopping',
  '57014': () => 'took too long',
  '55P03': () => 'kept it waiting too long',
}

/** Messages of pg for connection failures; pg gives them no code. */
const broken =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|The server does not support SSL)/

const isAway = (code: string, message: string): boolean =>
  code in refusals || /^(ECONN|EPIPE|08|57P|53|58)/.test(code) || broken.test(message)

/** Returns whether the transaction conflicted with another and must run again. */
export function mustRunAgain(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error))
}

/** Returns whether the connection ended before or during the statement. */
export function isBroken(error: unknown): boolean {
  return (
    /^(ECONNRESET|EPIPE|57P0[12]|08)/.test(codeOf(error)) ||
    (error instanceof Error &&
      /^(Connection terminated|Client has encountered a connection error|Client was closed)/.test(
        error.message,
      ))
  )
}

/** Converts a connection failure to StoreUnavailable and returns any other error unchanged. */
export function asStoreUnavailable(error: unknown, place: DatabasePlace): unknown {
  if (error instanceof StoreUnavailable) return error
  // A host with several addresses fails once for each address.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error]
  const code = codeOf(first)
  const message = first instanceof Error ? first.message : ''
  if (!isAway(code, message)) return error
  // The cause is omitted, because a driver error may hold connection settings.
  const why =
    refusals[code]?.(place) ??
    (/timeout/i.test(message)
      ? 'does not answer'
      : /SSL/.test(message)
        ? 'does not speak TLS'
        : 'has broken the connection')
  return new StoreUnavailable(
    `PostgreSQL at ${whereOf(place)} ${why}${code.startsWith('E') ? ` (${code})` : ''}`,
  )
}
