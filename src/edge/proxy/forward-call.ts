import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { sendSanitizedError, errorLimitBytes, readError } from './error-response.ts'
import { startResponse, type RequestContext } from '../http/request-context.ts'
import { forwardedResponseHeaders, forwardedErrorHeaders } from './forwarded-headers.ts'
import { sendProblem } from '../http/edge-problem.ts'
import type { Upstream, UpstreamCall } from './upstream.ts'
import { sendUpstreamFailure } from './upstream-failure.ts'

const abandoned = new Error('The browser went away.')
const stopped = new Error('The edge stops.')

/**
 * Streams a call to the upstream and its answer back, with backpressure; a closed connection or a
 * stopping edge aborts it. `onStatus` runs before the headers are sent and may add cookies.
 */
export function forwardCall(
  exchange: RequestContext,
  upstream: Upstream,
  call: UpstreamCall,
  onStatus: (status: number) => void,
): void {
  const { res } = exchange
  let isReplaced = false
  /** Errors are small and buffered before they are sent. */
  let failed: { readonly status: number; readonly headers: IncomingHttpHeaders } | undefined
  const pieces: Buffer[] = []
  let size = 0
  const answerError = (status: number, headers: IncomingHttpHeaders, bytes: Buffer): void =>
    sendSanitizedError(exchange, status, readError(headers, bytes), forwardedErrorHeaders(headers))
  upstream.dispatch(call, {
    onRequestStart(controller) {
      if (res.destroyed) controller.abort(abandoned)
      res.once('close', () => {
        if (!res.writableFinished && !controller.aborted) controller.abort(abandoned)
      })
      res.on('drain', () => controller.resume())
      if (call.isStream === true)
        onceAborted(upstream.streamsEnd, () => controller.abort(stopped), res)
    },
    onResponseStart(_controller, status, headers) {
      if (status < 200) return
      noteProviderId(exchange, headers['x-request-id'])
      onStatus(status)
      if (status >= 400) {
        failed = { status, headers }
        return
      }
      isReplaced = !isOfAnApi(headers['content-type'])
      if (isReplaced)
        return sendProblem(exchange, 502, {
          message: 'The service gave an answer that cannot be used.',
        })
      startResponse(
        exchange,
        status,
        forwardedResponseHeaders(headers, { status, base: call.base, operationId: exchange.route }),
      )
      // The first data of a stream can come much later than its headers.
      if (headers['content-length'] === undefined) res.flushHeaders()
    },
    onResponseData(controller, chunk) {
      if (failed) {
        size += chunk.length
        if (size > errorLimitBytes) return controller.abort(new Error('The error is too large.'))
        pieces.push(chunk)
      } else if (!isReplaced && !res.write(chunk)) controller.pause()
    },
    onResponseEnd() {
      if (failed) answerError(failed.status, failed.headers, Buffer.concat(pieces))
      else if (!isReplaced) res.end()
    },
    onResponseError(_controller, error) {
      if (error === stopped) return endStream(exchange)
      // The status arrived, but the body failed.
      if (failed && !res.destroyed) answerError(failed.status, failed.headers, Buffer.alloc(0))
      else if (!isReplaced && !res.destroyed) sendUpstreamFailure(exchange, error)
    },
  })
}

/** A provider that makes its own ids finds a call by them, so the log has both. */
function noteProviderId(exchange: RequestContext, id: string | string[] | undefined): void {
  if (typeof id === 'string' && id !== exchange.requestId && /^[\w.-]{1,128}$/.test(id))
    exchange.providerId = id
}

function onceAborted(signal: AbortSignal, run: () => void, until: ServerResponse): void {
  if (signal.aborted) return run()
  signal.addEventListener('abort', run, { once: true })
  until.once('close', () => signal.removeEventListener('abort', run))
}

/** Ends a stream without an error of the network, so that the chat does not look offline. */
function endStream(exchange: RequestContext): void {
  const { res } = exchange
  if (res.headersSent) res.end()
  else if (!res.destroyed)
    sendProblem(exchange, 503, { message: 'The service cannot be reached.' }, ['retry-after', '1'])
}

/**
 * Returns whether an answer has a media type of an API. A browser would execute HTML or scripts
 * with the portal's origin.
 */
function isOfAnApi(type: string | string[] | undefined): boolean {
  const media =
    String(type ?? '')
      .split(';', 1)[0]
      ?.trim()
      .toLowerCase() ?? ''
  return !/html|xml|svg|script|multipart/.test(media)
}
