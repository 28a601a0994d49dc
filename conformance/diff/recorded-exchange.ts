import type { HttpResponse } from '../runner/http/http-response.ts'

/** A recorded exchange. `response` is null if the response was not recorded. */
export interface RecordedExchange {
  readonly method: string
  readonly url: URL
  readonly headers: readonly (readonly [string, string])[]
  readonly contentType: string | null
  readonly body: Buffer | null
  readonly response: HttpResponse | null
}
