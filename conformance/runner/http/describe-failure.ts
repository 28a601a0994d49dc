import type { Connection } from './connection.ts'
import type { ConnectionFailure } from './exchange.ts'

const hints: readonly (readonly [code: RegExp, hint: string])[] = [
  [
    /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_(VERIFY|GET_ISSUER))/,
    'add --ca FILE with the certificate authority of the server, or --insecure',
  ],
  [/ALTNAME/, 'the certificate is for another host name: use that name, or --insecure'],
  [/^CERT_HAS_EXPIRED/, 'the certificate of the server is over: renew it, or use --insecure'],
  [
    /CERTIFICATE_REQUIRED|HANDSHAKE_FAILURE/,
    'the server asks for a client certificate: add --cert FILE and --key FILE',
  ],
  [
    /ALERT_(UNKNOWN_CA|BAD_CERTIFICATE|CERTIFICATE_|UNSUPPORTED_CERTIFICATE|ACCESS_DENIED)/,
    'the server does not accept the certificate of --cert',
  ],
  [/WRONG_VERSION_NUMBER|PACKET_LENGTH/, 'the server speaks http, not https'],
  [/^PROXY_407$/, 'add a user name and a password to the address of HTTPS_PROXY'],
  [/^PROXY_/, 'check HTTPS_PROXY, or name the host in NO_PROXY'],
  [/^ECONNREFUSED$/, '--wait 60 waits for a server that is starting'],
]

/** What is missing for a connection that failed with a code; empty if the code does not tell. */
export function connectionHint(code: string): string {
  return hints.find(([pattern]) => pattern.test(code))?.[1] ?? ''
}

/**
 * What a connection may lack that ends without a word: some servers close the connection of a client
 * without a certificate and do not say why. Empty if it has one.
 */
export function silentHint(
  { by }: Pick<ConnectionFailure, 'by'>,
  url: string,
  { cert }: Pick<Connection, 'cert'>,
): string {
  return by === 'hung up' && cert === null && url.startsWith('https:')
    ? 'if the server asks for a client certificate, add --cert FILE and --key FILE'
    : ''
}

/** Describes a missing response and what the connection may lack. */
export function describeConnection(
  failure: ConnectionFailure,
  url: string,
  connection: Connection,
): string {
  const hint = silentHint(failure, url, connection)
  return `${describeFailure(failure)}${hint === '' ? '' : `: ${hint}`}`
}

/** Describes a missing response. */
export function describeFailure({ by, code }: ConnectionFailure): string {
  const hint = connectionHint(code)
  return `${{ unreachable: 'cannot be reached', tls: 'has a certificate or TLS that is not accepted', slow: 'does not answer in time', 'hung up': 'hangs up without an answer', 'too large': 'answers more than can be read', 'not http': 'does not speak HTTP' }[by]} (${code})${hint === '' ? '' : `: ${hint}`}`
}
