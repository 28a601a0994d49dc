import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Structures of pages without accessibility violations. Workers of one run share them in `folder`.
 */
export class CheckedPages {
  readonly #own = new Set<string>()
  readonly #folder: string | undefined

  constructor(folder: string | undefined) {
    this.#folder = folder
    if (folder !== undefined) mkdirSync(folder, { recursive: true })
  }

  has(structure: string): boolean {
    const key = keyOf(structure)
    return this.#own.has(key) || (this.#folder !== undefined && existsSync(join(this.#folder, key)))
  }

  add(structure: string): void {
    const key = keyOf(structure)
    this.#own.add(key)
    if (this.#folder !== undefined) writeFileSync(join(this.#folder, key), '')
  }
}

const keyOf = (structure: string): string => createHash('sha256').update(structure).digest('hex')
