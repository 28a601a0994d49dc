import { startAnswer, type Exchange } from './exchange.ts'
import { passedAnswerHeaders } from './passed-headers.ts'
import type { Upstream, UpstreamCall } from './upstream.ts'
import { answerUpstreamFailure } from './upstream-failure.ts'

const abandoned = new Error('The browser went away.')

/**
 * Streams one call through. `onStatus` runs before the answer's headers leave and may add cookies.
 * The upstream waits when the browser is slow; when the browser goes away, the call is given up.
 */
export function forward(exchange: Exchange, upstream: Upstream, call: UpstreamCall, onStatus: (status: number) => void): void {
  const { res } = exchange
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
      startAnswer(exchange, status, passedAnswerHeaders(headers))
      // A stream's first piece may come much later than its headers.
      if (headers['content-length'] === undefined) res.flushHeaders()
    },
    onResponseData(controller, chunk) {
      if (!res.write(chunk)) controller.pause()
    },
    onResponseEnd() {
      res.end()
    },
    onResponseError(_controller, error) {
      if (!res.destroyed) answerUpstreamFailure(exchange, error)
    },
  })
}
