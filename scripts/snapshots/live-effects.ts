import type { Page } from 'playwright'

interface LiveEffects {
  /** How many are live, by what they are and the place of the code that made them. */
  readonly live: () => Record<string, number>
}
declare global {
  var liveEffects: LiveEffects | undefined
}

/**
 * Counts in a page what a component must undo when it goes: listeners of window, document and media
 * queries, intervals, and observers of what is still there. Runs before the page's scripts.
 */
export function countEffects(): void {
  const count = new Map<string, number>()
  const add = (key: string, by: number): void => void count.set(key, (count.get(key) ?? 0) + by)
  /** The place of the code that called, which has an address; this script has none. */
  const place = (what: string): string =>
    `${what} of ${/[^/\s(]+\.js:\d+:\d+/.exec(new Error().stack ?? '')?.[0] ?? 'the page'}`

  const { addEventListener: listen, removeEventListener: forget } = EventTarget.prototype
  type Listened = Map<string, WeakMap<object, string>>
  const listened = new WeakMap<EventTarget, Listened>()
  const isGlobal = (target: EventTarget): boolean =>
    target === window || target === document || target instanceof MediaQueryList
  const keyOf = (type: string, options: AddEventListenerOptions | boolean = false): string =>
    `${type} ${typeof options === 'boolean' ? options : options.capture === true}`
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, ...given) {
    const target = this ?? window
    const [type, listener, options] = given
    listen.apply(target, given)
    if (!isGlobal(target) || listener === null) return
    const all: Listened = listened.get(target) ?? new Map()
    listened.set(target, all)
    const known = all.get(keyOf(type, options)) ?? new WeakMap<object, string>()
    all.set(keyOf(type, options), known)
    if (known.has(listener)) return
    const made = place(`a listener for ${type}`)
    known.set(listener, made)
    add(made, 1)
    const { once, signal } = typeof options === 'object' ? options : {}
    const end = (): void => ended(target, type, listener, options)
    if (once === true) listen.call(target, type, end, { once })
    if (signal) listen.call(signal, 'abort', end)
  }
  const ended = (
    target: EventTarget,
    ...[type, listener, options]: Parameters<typeof removeEventListener>
  ): void => {
    const known = listened.get(target)?.get(keyOf(type, options))
    const made = known?.get(listener)
    if (made === undefined) return
    known?.delete(listener)
    add(made, -1)
  }
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, ...given) {
    forget.apply(this ?? window, given)
    const [type, listener, options] = given
    if (listener !== null) ended(this ?? window, type, listener, options)
  }

  const { setInterval: repeat, clearInterval: stop } = window
  const intervals = new Map<unknown, string>()
  window.setInterval = ((...given: Parameters<typeof repeat>) => {
    const id = repeat(...given)
    const made = place('an interval')
    intervals.set(id, made)
    add(made, 1)
    return id
  }) as typeof setInterval
  window.clearInterval = (id) => {
    stop(id)
    const made = intervals.get(id)
    if (made === undefined) return
    intervals.delete(id)
    add(made, -1)
  }

  const observers = new Map<object, { readonly made: string; readonly targets: Set<Node> }>()
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
    const { observe, disconnect } = window[name].prototype as {
      observe: (target: Node, options?: unknown) => void
      disconnect: () => void
    }
    Object.assign(window[name].prototype, {
      observe(this: object, target: Node, options?: unknown) {
        observe.call(this, target, options)
        const known = observers.get(this) ?? { made: place(`a ${name}`), targets: new Set() }
        observers.set(this, known)
        known.targets.add(target)
      },
      disconnect(this: object) {
        disconnect.call(this)
        observers.delete(this)
      },
    })
  }

  window.liveEffects = {
    live: () => {
      const all = new Map(count)
      for (const { made, targets } of observers.values())
        if ([...targets].some((target) => target.isConnected))
          all.set(made, (all.get(made) ?? 0) + 1)
      return Object.fromEntries([...all].filter(([, many]) => many > 0))
    },
  }
}

export const liveEffects = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => globalThis.liveEffects?.live() ?? {})

/** What is live more often than before on the same page, after other pages; the first one may stay. */
export const leftEffects = (
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): readonly string[] =>
  Object.entries(after)
    .filter(([effect, many]) => many > Math.max(1, before[effect] ?? 0))
    .map(([effect, many]) => `${effect}: ${before[effect] ?? 0} before, ${many} after`)
