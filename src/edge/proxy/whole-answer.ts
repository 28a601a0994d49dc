import type { IncomingHttpHeaders } from 'node:http'
import type { Upstream, UpstreamCall } from './upstream.ts'

/** An answer of the provider that was read completely. */
export interface WholeAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** They share their memory with nothing, so that another thread can have them. */
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * Makes a call and reads its whole answer. Rejects with undici's error, when the answer is larger
 * than `limitBytes`, or when the signal aborts.
 */
export function wholeAnswer(
  upstream: Upstream,
  call: UpstreamCall,
  { limitBytes, signal }: { readonly limitBytes: number; readonly signal?: AbortSignal },
): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    let status = 0
    let headers: IncomingHttpHeaders = {}
    upstream.dispatch(call, {
      onRequestStart(controller) {
        const end = (): void => controller.abort(new Error('The answer is not awaited.'))
        if (signal?.aborted === true) end()
        else signal?.addEventListener('abort', end, { once: true })
      },
      onResponseStart(_controller, code, received) {
        status = code
        headers = received
      },
      onResponseData(controller, chunk) {
        size += chunk.length
        if (size > limitBytes) controller.abort(new Error('The answer is too large.'))
        chunks.push(chunk)
      },
      onResponseEnd() {
        const bytes = new Uint8Array(size)
        let at = 0
        for (const chunk of chunks) {
          bytes.set(chunk, at)
          at += chunk.length
        }
        resolve({ status, headers, bytes })
      },
      onResponseError(_controller, error) {
        reject(error)
      },
    })
  })
}
