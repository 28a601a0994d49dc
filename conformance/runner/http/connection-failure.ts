import type { ConnectionFailure, BrokenBy } from './exchange.ts'

const unreachable =
  /^(PROXY_\w+|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES|UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/
const tls = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO|HOSTNAME_MISMATCH)/

/** Answers that undici does not read, by the message of its error. */
const refusedByUndici: ReadonlyMap<string, BrokenBy> = new Map([
  ['bad response', 'interim'],
  ['bad upgrade', 'switched'],
])

/** Classifies a network error. */
export function connectionFailure(error: unknown): ConnectionFailure {
  const outer = error as { code?: string; name?: string; cause?: { code?: string } }
  // A canceled HTTP/2 stream has the fault of its connection as its cause.
  const isCanceled = outer.code === 'ERR_HTTP2_STREAM_CANCEL'
  const code =
    (isCanceled ? outer.cause?.code : undefined) ?? outer.code ?? outer.cause?.code ?? 'unknown'
  const name = outer.name ?? ''
  const by: BrokenBy = unreachable.test(code)
    ? 'unreachable'
    : tls.test(code)
      ? 'tls'
      : /TIMEOUT/.test(code) || name === 'TimeoutError' || name === 'AbortError'
        ? 'slow'
        : name === 'HTTPParserError' ||
            /^HPE_|^UND_ERR_(INVALID|RES_|RESPONSE)|^ERR_HTTP2_(ERROR|SESSION_ERROR)$/.test(code)
          ? 'not http'
          : 'hung up'
  const refused = refusedByUndici.get((error as { message?: string }).message ?? '')
  if (refused !== undefined) return { kind: 'broken', by: refused, code }
  return code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' || code === 'UND_ERR_HEADERS_OVERFLOW'
    ? { kind: 'broken', by: 'too large', code }
    : { kind: 'broken', by, code: by === 'slow' ? 'timeout' : code }
}
