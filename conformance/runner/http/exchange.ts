/** A request as it goes out. Header names are as they are sent; the same name may stand twice. */
export interface HttpRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array | null
  /** HTTP/1.1 where it is not said. */
  readonly http?: '2'
  /**
   * So long is listened to the answer, in milliseconds: what came until then is the answer, and
   * nothing more is read.
   */
  readonly limitMillis?: number
}

/**
 * What came back. Header names are in lower case. `millis` is from the first byte sent to the last
 * received.
 */
export interface HttpResponse {
  readonly kind: 'answer'
  /** 0 where nothing had come when we stopped listening. */
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly trailers?: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
  readonly millis: number
  /** It went on when we stopped listening. */
  readonly isCut?: boolean
}

export type BrokenBy = 'unreachable' | 'tls' | 'slow' | 'hung up' | 'too large' | 'not http'

/** Why nothing came back that could be judged; `code` is the system's word for it. */
export interface ConnectionFailure {
  readonly kind: 'broken'
  readonly by: BrokenBy
  readonly code: string
}

export type HttpExchange = HttpResponse | ConnectionFailure

/** The values of a header, in order. */
export function headerOf(
  { headers }: Pick<HttpResponse, 'headers'>,
  name: string,
): string | undefined {
  const found = headers.filter(([each]) => each === name).map(([, value]) => value)
  return found.length === 0 ? undefined : found.join(', ')
}
