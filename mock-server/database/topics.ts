import type { NoticeListener } from './store.ts'

/** PostgreSQL limits a notification to 8,000 bytes, including topic and quotes. */
const MOST_BYTES = 7900

/** Throws for a notification that PostgreSQL could not send, on every database. */
export function assertNoticeSize(topic: string, payload: string): void {
  if (Buffer.byteLength(JSON.stringify([topic, payload])) > MOST_BYTES)
    throw new RangeError(`a notice holds at most ${MOST_BYTES} bytes`)
}

/** The listeners of this process by topic. */
export class Topics {
  readonly #heard = new Map<string, Set<{ readonly heard: NoticeListener }>>()

  add(topic: string, heard: NoticeListener): () => void {
    const entry = { heard }
    const all = this.#heard.get(topic) ?? new Set()
    this.#heard.set(topic, all.add(entry))
    return () => {
      all.delete(entry)
      if (all.size === 0 && this.#heard.get(topic) === all) this.#heard.delete(topic)
    }
  }

  /**
   * Calls each listener in a microtask of its own, so that one that throws affects neither the
   * others nor the caller.
   */
  tell(topic: string, payload: string): void {
    for (const entry of this.#heard.get(topic) ?? []) this.#call(topic, entry, payload)
  }

  /** Tells all listeners that notifications may be lost. */
  missed(): void {
    for (const [topic, all] of this.#heard) for (const entry of all) this.#call(topic, entry, null)
  }

  #call(topic: string, entry: { readonly heard: NoticeListener }, payload: string | null): void {
    setImmediate(() => {
      if (this.#heard.get(topic)?.has(entry)) entry.heard(payload)
    })
  }
}
