import { appendFileSync, closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** Keys of pages without accessibility violations. Workers of one run share them in `file`. */
export class CheckedParts {
  readonly #keys = new Set<string>()
  readonly #file: string | undefined
  #read = 0

  constructor(file: string | undefined) {
    this.#file = file
  }

  /** The keys among `keys` that no worker has added. */
  newAmong(keys: readonly string[]): ReadonlySet<string> {
    this.#refresh()
    return new Set(keys.filter((key) => !this.#keys.has(key)))
  }

  add(keys: readonly string[]): void {
    const added = [...new Set(keys)].filter((key) => !this.#keys.has(key))
    for (const key of added) this.#keys.add(key)
    if (this.#file !== undefined && added.length > 0)
      appendFileSync(this.#file, added.map((key) => `${key}\n`).join(''))
  }

  /** Reads what other workers have added. */
  #refresh(): void {
    if (this.#file === undefined) return
    const file = openSync(this.#file, 'a+')
    try {
      const text = Buffer.alloc(fstatSync(file).size - this.#read)
      readSync(file, text, 0, text.length, this.#read)
      // The last line may still be written.
      const whole = text.subarray(0, text.lastIndexOf('\n') + 1)
      this.#read += whole.length
      for (const key of whole.toString().split('\n')) if (key !== '') this.#keys.add(key)
    } finally {
      closeSync(file)
    }
  }
}
