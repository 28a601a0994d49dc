/** Milliseconds after which a call belongs to no press: a poll or a stream that opens again. */
const lastingMs = 10_000

export interface PressTraces {
  /** Notes a press; the next call begins a trace. */
  pressed(): void
  /** `traceparent` of a call (W3C Trace Context); calls of one press have the same. */
  traceparent(): string
}

/** Joins the calls of a press to one trace, of which the press is the first span. */
export function createPressTraces(now: () => number, hex: (bytes: number) => string): PressTraces {
  let current = ''
  let until = -Infinity
  return {
    pressed: () => void (until = -Infinity),
    traceparent() {
      if (now() >= until) {
        // The edge decides whether a trace is kept, so the page says "not sampled".
        current = `00-${hex(16)}-${hex(8)}-00`
        until = now() + lastingMs
      }
      return current
    },
  }
}

/** Random hexadecimal digits. `crypto.randomUUID` is missing without TLS and in old webviews. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Sends the trace with the portal's own calls. They are requests; a file is asked by its address. */
export function tracedFetch(send: typeof fetch, traceparent: () => string): typeof fetch {
  return (asked, init) => {
    if (asked instanceof Request && new URL(asked.url).origin === location.origin)
      asked.headers.set('traceparent', traceparent())
    return send(asked, init)
  }
}
