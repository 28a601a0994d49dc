import { type HttpExchange } from './exchange.ts'
import { headerOf } from './http-response.ts'

/** Limits concurrency and rate, and honors Retry-After. */
export interface RequestPacing {
  run(send: () => Promise<HttpExchange>): Promise<HttpExchange>
  /** The total time waited for Retry-After, in seconds. */
  readonly waited: () => number
}

interface PaceOptions {
  readonly concurrency: number
  readonly perSecond: number
  /** The longest wait for one request, in seconds. */
  readonly patienceSeconds: number
  readonly now?: () => number
  readonly wait?: (millis: number) => Promise<void>
}

/** The seconds of Retry-After, a number or a date (RFC 9110); null without one. */
export function retryAfter(exchange: HttpExchange, now: number): number | null {
  if (exchange.kind === 'broken' || (exchange.status !== 429 && exchange.status !== 503))
    return null
  const header = headerOf(exchange, 'retry-after')
  if (header === undefined) return null
  if (/^\d+$/.test(header)) return Number(header)
  const until = Date.parse(header)
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - now) / 1_000))
}

const TRIES = 3

export function requestPacing({
  concurrency,
  perSecond,
  patienceSeconds,
  now = () => Date.now(),
  wait = (millis) => new Promise((done) => setTimeout(done, millis)),
}: PaceOptions): RequestPacing {
  const queue: (() => void)[] = []
  let running = 0
  let next = 0
  let quietUntil = 0
  let waitedFor = 0
  const enter = async (): Promise<void> => {
    if (running >= concurrency) await new Promise<void>((go) => queue.push(go))
    else running += 1
  }
  const leave = (): void => {
    const go = queue.shift()
    if (go === undefined) running -= 1
    else go()
  }
  const turn = async (): Promise<void> => {
    const due = Math.max(next, quietUntil, now())
    next = due + 1_000 / perSecond
    // Timers have a resolution of about 2 ms; the rate still holds on average.
    if (due - now() > 2) await wait(due - now())
  }
  const run = async (send: () => Promise<HttpExchange>): Promise<HttpExchange> => {
    await enter()
    try {
      for (let attempt = 1; ; attempt += 1) {
        await turn()
        const exchange = await send()
        const seconds = retryAfter(exchange, now())
        if (seconds === null || attempt === TRIES || seconds > patienceSeconds) return exchange
        quietUntil = Math.max(quietUntil, now() + seconds * 1_000)
        waitedFor += seconds
      }
    } finally {
      leave()
    }
  }
  return { run, waited: () => waitedFor }
}
