/**
 * A response. Header names are in lower case; `millis` is the time from the first byte sent to the
 * last received.
 */
export interface HttpResponse {
  readonly kind: 'answer'
  /** 0 if nothing arrived within the reading time. */
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly trailers?: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
  readonly millis: number
  /** The content coding that the body should have and has not. */
  readonly wrongCoding?: string
  /** The content coding of a body that cannot be read here. */
  readonly unknownCoding?: string
  /** Whether the server canceled a call that has a deadline, as gRPC servers do at it. */
  readonly isCanceled?: boolean
  /** Whether reading stopped before the end. */
  readonly isCut?: boolean
}

/** The values of a header, joined in order; undefined if absent. */
export function headerOf(
  { headers }: Pick<HttpResponse, 'headers'>,
  name: string,
): string | undefined {
  const found = headers.filter(([each]) => each === name).map(([, value]) => value)
  return found.length === 0 ? undefined : found.join(', ')
}

/** Whether caches may store a response: it has no `Cache-Control: no-store`. */
export function mayBeStored(response: Pick<HttpResponse, 'headers'>): boolean {
  const directives = (headerOf(response, 'cache-control') ?? '').toLowerCase().split(',')
  return !directives.some((each) => each.trim() === 'no-store')
}
