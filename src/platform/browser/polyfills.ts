/** The APIs that an older webview, an insecure context or a policy may lack. */
export type PolyfillTarget = {
  crypto?: Partial<Pick<Crypto, 'randomUUID' | 'getRandomValues'>>
  URL: { parse?: unknown } & (new (url: string, base?: string | URL) => URL)
  AbortSignal: { any?: unknown; timeout?: unknown }
  IntersectionObserver?: unknown
  ResizeObserver?: unknown
  structuredClone?: unknown
  Array: { readonly prototype: object }
  Intl: { Segmenter?: unknown }
}

/**
 * Defines missing APIs and keeps existing ones. Each polyfill implements only what the portal uses.
 */
export function definePolyfills(world: PolyfillTarget): void {
  define(world.crypto, 'randomUUID', () => uuidOf(randomBytes(world.crypto)))
  define(world.URL, 'parse', (url: string, base?: string) => {
    try {
      return new world.URL(url, base)
    } catch {
      return null
    }
  })
  define(world.AbortSignal, 'timeout', (ms: number) => {
    const over = new AbortController()
    setTimeout(() => over.abort(new DOMException('The time is over.', 'TimeoutError')), ms)
    return over.signal
  })
  define(world.AbortSignal, 'any', (signals: readonly AbortSignal[]) => {
    const over = new AbortController()
    const end = (signal: AbortSignal) => over.abort(signal.reason)
    for (const signal of signals)
      signal.aborted
        ? end(signal)
        : signal.addEventListener('abort', () => end(signal), { once: true, signal: over.signal })
    return over.signal
  })
  define(world, 'structuredClone', (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown)
  define(world, 'IntersectionObserver', AlwaysVisible)
  define(world, 'ResizeObserver', SizeOnce)
  define(world.Intl, 'Segmenter', CharacterSegmenter)
  const { prototype } = world.Array
  define(
    prototype,
    'toSorted',
    function (this: readonly unknown[], compare?: (a: unknown, b: unknown) => number) {
      return [...this].sort(compare)
    },
  )
  define(prototype, 'toReversed', function (this: readonly unknown[]) {
    return [...this].reverse()
  })
  define(
    prototype,
    'findLast',
    function (this: readonly unknown[], is: (each: unknown) => boolean) {
      return [...this].reverse().find((each) => is(each))
    },
  )
  define(
    prototype,
    'findLastIndex',
    function (this: readonly unknown[], is: (each: unknown) => boolean) {
      const fromEnd = [...this].reverse().findIndex((each) => is(each))
      return fromEnd < 0 ? -1 : this.length - 1 - fromEnd
    },
  )
}

function define(on: object | undefined, name: string, value: unknown): void {
  if (on !== undefined && !(name in on && Reflect.get(on, name) !== undefined))
    Object.defineProperty(on, name, { value, configurable: true, writable: true })
}

/** Not for secrets: without a random source the ids are unique but guessable. */
function randomBytes(crypto: PolyfillTarget['crypto']): Uint8Array {
  const bytes = new Uint8Array(16)
  return crypto?.getRandomValues
    ? crypto.getRandomValues(bytes)
    : bytes.map(() => Math.floor(Math.random() * 256))
}

/** A version 4 UUID (RFC 9562). */
function uuidOf(bytes: Uint8Array): string {
  const hex = [...bytes]
    .map((byte, index) =>
      (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Reports every element as visible, because the fallback cannot detect visibility. */
class AlwaysVisible {
  readonly #notify: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void
  constructor(notify: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void) {
    this.#notify = notify
  }
  observe(target: Element) {
    queueMicrotask(() => this.#notify([{ target, isIntersecting: true }]))
  }
  unobserve() {}
  disconnect() {}
}

/** Reports the size once, and again when the window is resized. */
class SizeOnce {
  readonly #notify: (entries: readonly { target: Element; contentRect: DOMRect }[]) => void
  readonly #over = new AbortController()
  constructor(notify: (entries: readonly { target: Element; contentRect: DOMRect }[]) => void) {
    this.#notify = notify
  }
  observe(target: Element) {
    const notify = () => this.#notify([{ target, contentRect: target.getBoundingClientRect() }])
    queueMicrotask(notify)
    globalThis.addEventListener?.('resize', notify, { signal: this.#over.signal })
  }
  unobserve() {}
  disconnect() {
    this.#over.abort()
  }
}

/** Segments by code points; a letter with a combining mark may count as two. */
class CharacterSegmenter {
  *segment(text: string) {
    let index = 0
    for (const segment of text) {
      yield { segment, index, input: text }
      index += segment.length
    }
  }
}
