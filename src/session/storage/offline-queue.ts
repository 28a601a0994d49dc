import { retryDelay } from '#platform/model/retry-delay.ts'
import { createStore } from '#platform/store/store.ts'

export type QueuedSave = {
  /**
   * Saves the entry. It calls `wait` again when the network is still away; otherwise the entry is
   * done, saved or not.
   */
  readonly send: () => Promise<unknown>
}

type Ports = {
  readonly isOnline: () => boolean
  /** Runs a task after some milliseconds; returns a function that cancels it. */
  readonly after: (ms: number, task: () => void) => () => void
  readonly random: () => number
}

/**
 * Maximum milliseconds between two tries while the browser is online but the portal is unreachable.
 */
const longestPause = 60_000

/**
 * Creates a queue of failed saves, one for each name, in memory. Each is sent once when the network
 * is back; retries run while only the portal is unreachable.
 */
export function createOfflineQueue({ isOnline, after, random }: Ports) {
  const waiting = createStore<ReadonlyMap<string, QueuedSave>>(new Map())
  const inFlight = new Set<QueuedSave>()
  let attempt = 0
  let cancel = () => {}

  function change(to: ReadonlyMap<string, QueuedSave>) {
    waiting.set(to)
    if (to.size === 0) attempt = 0
  }
  /**
   * Adds an entry and replaces the form's older one. It stores a copy, because the older entry may
   * be in flight.
   */
  function wait(form: string, entry: QueuedSave) {
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
      if (inFlight.has(entry)) continue
      inFlight.add(entry)
      const over = () => {
        inFlight.delete(entry)
        if (waiting.get().get(form) === entry) stop(form)
      }
      void entry.send().then(over, over)
    }
  }
  /** The session is over; saves of one member must not be sent for another. */
  function clear() {
    cancel()
    change(new Map())
  }
  return { waiting, wait, stop, flush, clear, has: (form: string) => waiting.get().has(form) }
}
