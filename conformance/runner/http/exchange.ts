import type { HttpResponse } from './http-response.ts'

/** A request as sent. Header names keep their case and may repeat. */
export interface HttpRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array | null
  /** Whether the body stays compressed: checks of RPCs look at the compression itself. */
  readonly keepsCodings?: true
  /** Whether the request has a connection of its own. */
  readonly isFresh?: true
  /** Whether the request does not end with its body. HTTP/2 only. */
  readonly isOpen?: true
  /** HTTP/1.1 by default. */
  readonly http?: '2'
  /** The time for a response in milliseconds, if not that of the client. */
  readonly timeoutMillis?: number
  /** The reading time in milliseconds. The response ends there, complete or not. */
  readonly limitMillis?: number
  /** The same, counted from the response's headers: a stream that is slow to start is no failure. */
  readonly listenMillis?: number
}

export type BrokenBy =
  | 'unreachable'
  | 'tls'
  | 'slow'
  | 'hung up'
  | 'too large'
  | 'not http'
  | 'interim'
  | 'switched'

/** The reason for a missing response; `code` is the error code of the system. */
export interface ConnectionFailure {
  readonly kind: 'broken'
  readonly by: BrokenBy
  readonly code: string
  /** The status, if the answer began. */
  readonly status?: number
}

export type HttpExchange = HttpResponse | ConnectionFailure
