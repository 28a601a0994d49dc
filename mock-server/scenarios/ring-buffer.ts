/** Holds the last `size` items. */
export class RingBuffer<T> {
  readonly #size: number
  #items: T[] = []

  constructor(size: number) {
    this.#size = size
  }

  push(item: T): void {
    this.#items.push(item)
    if (this.#items.length > this.#size) this.#items.shift()
  }

  list(): readonly T[] {
    return [...this.#items]
  }
}
