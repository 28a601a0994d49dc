/** A call that the edge refuses before the provider sees it. The answer is 503 with Retry-After. */
export class RefusedCall extends Error {
  override name = 'RefusedCall'
  /** Too many calls wait (`busy`), or the operation keeps failing (`open`). */
  readonly reason: 'busy' | 'open'
  readonly retryAfterSeconds: number

  constructor(reason: RefusedCall['reason'], retryAfterSeconds: number) {
    super(reason)
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
  }
}
