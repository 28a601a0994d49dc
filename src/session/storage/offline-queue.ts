import { retryDelay } from '#platform/model/retry-delay.ts'
import { createStore } from '#platform/store/store.ts'

export type OfflineQueue = {
  /**
   * Saves what a form typed. It calls `wait` again when the network is still away; otherwise it is
   * over, saved or not.
   */
  readonly send: () => Promise<unknown>
  /** Opens its form. */
  readonly open: () => void
}

type Ports = {
  readonly isOnline: () => boolean
  /** Runs a task after some milliseconds; answers how to cancel it. */
  readonly after: (ms: number, task: () => void) => () => void
  readonly random: () => number
}

/**
 * Milliseconds between two tries while the browser has a network and the portal is out of reach.
 */
const longestPause = 60_000

/**
 * What could not be saved because the network was away, one entry for each form, in memory only.
 * Each is sent once when the network is back, and also by itself while only the portal is out of
 * reach.
 */
export function createOfflineQueue({ isOnline, after, random }: Ports) {
  const waiting = createStore<ReadonlyMap<string, OfflineQueue>>(new Map())
  const onItsWay = new Set<OfflineQueue>()
  let attempt = 0
  let cancel = () => {}

  function change(to: ReadonlyMap<string, OfflineQueue>) {
    waiting.set(to)
    if (to.size === 0) attempt = 0
  }
  /**
   * Keeps it for later, in place of what the same form kept before. A copy: one that is on its way
   * is another than the one that waits after it.
   */
  function wait(form: string, entry: OfflineQueue) {
    change(new Map([...waiting.get(), [form, { ...entry }]]))
    cancel()
    if (!isOnline()) return
    cancel = after(retryDelay({ attempt, limit: longestPause, random: random() }), flush)
    attempt += 1
  }
  function stop(form: string) {
    change(new Map([...waiting.get()].filter(([name]) => name !== form)))
  }
  function flush() {
    cancel()
    for (const [form, entry] of waiting.get()) {
      if (onItsWay.has(entry)) continue
      onItsWay.add(entry)
      const over = () => {
        onItsWay.delete(entry)
        if (waiting.get().get(form) === entry) stop(form)
      }
      void entry.send().then(over, over)
    }
  }
  /** The session is over: nothing of one member is sent in the name of another. */
  function clear() {
    cancel()
    change(new Map())
  }
  return { waiting, wait, stop, flush, clear, has: (form: string) => waiting.get().has(form) }
}
