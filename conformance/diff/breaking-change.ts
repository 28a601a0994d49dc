import type { Operation } from '../contract/operation.ts'

/**
 * A change that can break clients of the old contract. `pointer` is in HEAD, or in BASE for removed
 * parts (`side`).
 */
export interface BreakingChange {
  readonly rule: string
  readonly operation: string
  /** The subject of the change, stable between runs. */
  readonly place: string
  readonly words: string
  readonly side: 'base' | 'head'
  readonly pointer: string
}

/** Parameter names do not distinguish paths. */
export function keyOf({ method, path }: Operation): string {
  return `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`
}
