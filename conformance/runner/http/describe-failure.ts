import type { Connection } from './connection.ts'
import type { BrokenBy, ConnectionFailure } from './exchange.ts'

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
 * without a certificate and do not say why, and some speak HTTP/2 only.
 */
export function silentHint(
  { by }: Pick<ConnectionFailure, 'by'>,
  url: string,
  { cert }: Pick<Connection, 'cert'>,
): string {
  if (by === 'hung up' && cert === null && url.startsWith('https:'))
    return 'if the server asks for a client certificate, add --cert FILE and --key FILE'
  return by === 'not http' ? 'REST is tested over HTTP/1.1, which the server may not speak' : ''
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

const failures = {
  unreachable: 'cannot be reached',
  tls: 'has a certificate or TLS that is not accepted',
  slow: 'does not answer in time',
  'hung up': 'hangs up without an answer',
  'too large': 'answers more than can be read',
  'not http': 'does not speak HTTP',
  interim: 'sends 100 (Continue) unasked, which conform cannot read',
  switched: 'switches to another protocol (101), which no request asked for',
} as const satisfies Record<BrokenBy, string>

/** The failures of an answer that began. */
const failuresWithin: Partial<Record<BrokenBy, string>> = {
  slow: 'begins an answer that does not end in time',
  'hung up': 'hangs up within its answer, before the end that Content-Length or a chunk states',
  'not http': 'answers with a body that is not framed as HTTP says',
}

/** Describes a missing response, or one that has no end. */
export function describeFailure({ by, code, status }: ConnectionFailure): string {
  const hint = connectionHint(code)
  const what = (status === undefined ? undefined : failuresWithin[by]) ?? failures[by]
  const known = [status, code === 'unknown' ? undefined : code].filter((each) => each !== undefined)
  return `${what}${known.length === 0 ? '' : ` (${known.join(', ')})`}${hint === '' ? '' : `: ${hint}`}`
}
