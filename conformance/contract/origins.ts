/** Where places of a converted document were written. */
export class Origins {
  readonly #written = new Map<string, string>()

  /** Records that the place at `pointer` was written at `written`. */
  add(pointer: string, written: string): void {
    this.#written.set(pointer, written)
  }

  /** The pointer in the document as written. */
  of(pointer: string): string {
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
      const written = this.#written.get(pointer.slice(0, end))
      if (written !== undefined) return written + pointer.slice(end)
    }
    return pointer
  }
}
