import { useRef, useState } from 'react'
import {
  type EditConflict,
  editConflicts,
  type ConflictChoice,
  resolvedConflicts,
  versionsOf,
} from '../model/edit-conflict.ts'
import { threeWayMerge } from '../model/three-way-merge.ts'
import { ApiProblem } from '#generated/openapi/problem.ts'
import { RpcProblem } from '#generated/rpc/problem.ts'
import { basedOn } from '#generated/safe-write.ts'
import { RequestRefused } from '../http/failure.ts'
import { type Save, useSave } from './use-save.ts'

/**
 * What the member made (`told`) of what they saw when they began (`shown`; null for something new).
 */
export type Edit<Fields> = { readonly told: Fields; readonly shown: Fields | null }

/** What a write may be given besides its parameters. */
export type WriteInit = ReturnType<typeof basedOn>

/** The calls of a form that changes something. `Asked` also names the thing. */
export type MergedCalls<Asked, Fields, Answer> = {
  /**
   * What is there now, and the answer that says so as the generated call gave it; null when it is
   * gone.
   */
  readonly read: (
    asked: Asked,
  ) => Promise<{ readonly now: Fields; readonly answer: unknown } | null>
  readonly send: (asked: Asked, fields: Fields, init: WriteInit) => Promise<Answer>
  /**
   * The fields that contradict one another when two changes are put together, such as a last day
   * before the first.
   */
  readonly contradicting?: (fields: Fields) => readonly (keyof Fields & string)[]
}

/**
 * A saving that stops where the member and somebody else changed the same field, or where
 * `isContradiction` fields that fit together only in one of the two versions. `choose` saves with
 * the member's choices; `dismiss` goes back to the form.
 */
export type MergedSave<Asked, Fields, Answer> = Save<Asked, Answer> & {
  readonly conflicts: readonly EditConflict<Fields>[]
  readonly isContradiction: boolean
  readonly choose: (
    kept: Readonly<Partial<Record<keyof Fields, ConflictChoice>>>,
  ) => Promise<Answer | null>
  readonly dismiss: () => void
}

/** How often a thing may change between its read and its write before the member is told. */
const MOST_READS = 4

class Conflicted<Fields> extends RequestRefused {
  readonly conflicts: readonly EditConflict<Fields>[]
  readonly isContradiction: boolean
  constructor(conflicts: readonly EditConflict<Fields>[], isContradiction = false) {
    super({ error: 'changed', details: [] })
    this.conflicts = conflicts
    this.isContradiction = isContradiction
  }
}

/**
 * What `saveMerged` stopped at, of a value that it threw; nothing when it was something else.
 * `Fields` are those that it was given.
 */
export function conflictsOf<Fields>(thrown: unknown): readonly EditConflict<Fields>[] {
  return thrown instanceof Conflicted ? thrown.conflicts : []
}

/**
 * Whether a write was refused because what it was based on has changed since: 412, or ABORTED of an
 * RPC.
 */
export function isChanged(thrown: unknown): boolean {
  return (
    (thrown instanceof ApiProblem && thrown.kind === 'answered' && thrown.status === 412) ||
    (thrown instanceof RpcProblem && thrown.kind === 'answered' && thrown.code === 'aborted')
  )
}

/**
 * Reads what is there now, puts the member's changes into it and sends it with the tag of what was
 * read, again while it changes in between. Rejects with `Conflicted` where both changed one field,
 * or what they changed does not fit together; nothing was sent then.
 */
export async function saveMerged<Asked extends Edit<Fields>, Fields extends object, Answer>(
  { read, send, contradicting }: MergedCalls<Asked, Fields, Answer>,
  asked: Asked,
): Promise<Answer> {
  const { told, shown } = asked
  for (let reads = 1; ; reads += 1) {
    const found = shown === null ? null : await read(asked)
    if (shown === null || found === null) return send(asked, told, {})
    const conflicts = editConflicts(told, shown, found.now)
    if (conflicts.length > 0) throw new Conflicted(conflicts)
    const fields = threeWayMerge(told, shown, found.now)
    const contradictions = versionsOf(contradicting?.(fields) ?? [], told, found.now)
    if (contradictions.length > 0) throw new Conflicted(contradictions, true)
    try {
      return await send(asked, fields, basedOn(found.answer))
    } catch (thrown) {
      if (!isChanged(thrown) || reads === MOST_READS) throw thrown
    }
  }
}

/** Whether a save stopped for the member's choice; nothing was sent then. */
export function isConflicted(thrown: unknown): boolean {
  return thrown instanceof Conflicted
}

/**
 * `saveMerged` of a form that reads itself why a save was refused. `conflicts` are those that the
 * last save stopped at, `chosen` what it becomes by the member's choice.
 */
export function useMergedSave<Asked extends Edit<Fields>, Fields extends object, Answer>(
  calls: MergedCalls<Asked, Fields, Answer>,
) {
  const [conflicted, setConflicted] = useState<Conflicted<Fields> | null>(null)
  const conflicts = conflicted?.conflicts ?? []
  const stopped = useRef<Asked | null>(null)
  return {
    conflicts,
    isContradiction: conflicted?.isContradiction ?? false,
    save: async (asked: Asked): Promise<Answer> => {
      setConflicted(null)
      try {
        return await saveMerged(calls, asked)
      } catch (thrown) {
        stopped.current = asked
        setConflicted(thrown instanceof Conflicted ? thrown : null)
        throw thrown
      }
    },
    chosen: (kept: Readonly<Partial<Record<keyof Fields, ConflictChoice>>>): Asked | null => {
      const asked = stopped.current
      if (asked === null || asked.shown === null) return null
      return {
        ...asked,
        ...resolvedConflicts({ told: asked.told, shown: asked.shown }, conflicts, kept),
      }
    },
    dismiss: () => setConflicted(null),
  }
}

/**
 * The saving of a form whose thing others may change at the same time: `saveMerged`, and the
 * member's choice where both changed one field.
 */
export function useMergedSaveMutation<
  Asked extends Edit<Fields>,
  Fields extends object,
  Answer extends {},
>(
  calls: MergedCalls<Asked, Fields, Answer>,
  touched: readonly string[],
): MergedSave<Asked, Fields, Answer> {
  const { conflicts, isContradiction, save, chosen, dismiss } = useMergedSave(calls)
  const saving = useSave(save, touched)
  return {
    ...saving,
    failure: conflicts.length > 0 ? null : saving.failure,
    conflicts,
    isContradiction,
    choose: async (kept) => {
      const asked = chosen(kept)
      return asked === null ? null : saving.save(asked)
    },
    dismiss: () => {
      dismiss()
      saving.forget()
    },
  }
}
