import type { NoticeListener } from './store.ts'

/** What PostgreSQL sends is at most 8,000 bytes, the topic and the quotes included. */
const MOST_BYTES = 7900

/** Refuses alike on every database what one of them could not send. */
export function assertNoticeSize(topic: string, payload: string): void {
  if (Buffer.byteLength(JSON.stringify([topic, payload])) > MOST_BYTES)
    throw new RangeError(`a notice holds at most ${MOST_BYTES} bytes`)
}

/** Who in this process listens to what. */
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
   * Each listener hears in a turn of its own: one that throws keeps nothing from the others, nor
   * from who notified.
   */
  tell(topic: string, payload: string): void {
    for (const entry of this.#heard.get(topic) ?? []) this.#call(topic, entry, payload)
  }

  /** To all listeners of all topics: look again. */
  missed(): void {
    for (const [topic, all] of this.#heard) for (const entry of all) this.#call(topic, entry, null)
  }

  #call(topic: string, entry: { readonly heard: NoticeListener }, payload: string | null): void {
    setImmediate(() => {
      if (this.#heard.get(topic)?.has(entry)) entry.heard(payload)
    })
  }
}
