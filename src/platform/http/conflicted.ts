import type { EditConflict } from '../model/edit-conflict.ts'
import { RequestRefused } from './failure.ts'

/**
 * A save that stopped at edit conflicts; nothing was sent. `isContradiction`: the conflicting
 * fields fit together only within one version.
 */
export class Conflicted<Fields> extends RequestRefused {
  readonly conflicts: readonly EditConflict<Fields>[]
  readonly isContradiction: boolean
  constructor(conflicts: readonly EditConflict<Fields>[], isContradiction = false) {
    super({ error: 'changed', unsent: true, details: [] })
    this.conflicts = conflicts
    this.isContradiction = isContradiction
  }
}

/**
 * The conflicts of an error from `saveMerged`; empty for any other error. `Fields` must be the
 * fields of that save.
 */
export function conflictsOf<Fields>(thrown: unknown): readonly EditConflict<Fields>[] {
  return thrown instanceof Conflicted ? thrown.conflicts : []
}
