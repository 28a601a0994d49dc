import { startAnswer, type Exchange } from './exchange.ts'
import { passedAnswerHeaders } from './passed-headers.ts'
import { answerProblem } from './problem.ts'
import type { Upstream, UpstreamCall } from './upstream.ts'
import { answerUpstreamFailure } from './upstream-failure.ts'

const abandoned = new Error('The browser went away.')

/**
 * Streams one call through. `onStatus` runs before the answer's headers leave and may add cookies.
 * The upstream waits when the browser is slow; when the browser goes away, the call is given up.
 */
export function forward(exchange: Exchange, upstream: Upstream, call: UpstreamCall, onStatus: (status: number) => void): void {
  const { res } = exchange
  let isReplaced = false
  upstream.dispatch(call, {
    onRequestStart(controller) {
      if (res.destroyed) controller.abort(abandoned)
      res.once('close', () => {
        if (!res.writableFinished && !controller.aborted) controller.abort(abandoned)
      })
      res.on('drain', () => controller.resume())
    },
    onResponseStart(_controller, status, headers) {
      if (status < 200) return
      onStatus(status)
      isReplaced = !isOfAnApi(status, headers['content-type'])
      if (isReplaced) return answerReplaced(exchange, status, headers['retry-after'])
      startAnswer(exchange, status, passedAnswerHeaders(headers))
      // A stream's first piece may come much later than its headers.
      if (headers['content-length'] === undefined) res.flushHeaders()
    },
    onResponseData(controller, chunk) {
      if (!isReplaced && !res.write(chunk)) controller.pause()
    },
    onResponseEnd() {
      if (!isReplaced) res.end()
    },
    onResponseError(_controller, error) {
      if (!isReplaced && !res.destroyed) answerUpstreamFailure(exchange, error)
    },
  })
}

/** Pages are nothing that an API answers with: at our origin a browser would show them as ours, whatever they say. Errors are JSON or an RPC's own. */
function isOfAnApi(status: number, type: string | string[] | undefined): boolean {
  if (type === undefined) return true
  const media = String(type).split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (status >= 400) return /^application\/(?:[\w.-]+\+)?(?:json|proto)$|^application\/(?:connect|grpc)/.test(media)
  return !/html|xml|svg|script|multipart/.test(media)
}

function answerReplaced(exchange: Exchange, status: number, retryAfter: string | string[] | undefined): void {
  const headers = typeof retryAfter === 'string' ? ['retry-after', retryAfter] : []
  if (status >= 400) answerProblem(exchange, status, { message: 'The service refused the call.' }, headers)
  else answerProblem(exchange, 502, { message: 'The service gave an answer that cannot be used.' })
}
