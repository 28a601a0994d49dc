import { editConflicts, versionsOf } from '../model/edit-conflict.ts'
import { threeWayMerge } from '../model/three-way-merge.ts'
import { ApiProblem } from '#generated/openapi/problem.ts'
import { RpcProblem } from '#generated/rpc/problem.ts'
import { basedOn } from '#generated/safe-write.ts'
import { Conflicted } from '../http/conflicted.ts'
import { useWrite } from './use-write.ts'

/** The member's edit and the values that it is based on (`shown`; null for a new item). */
export type Edit<Fields> = { readonly told: Fields; readonly shown: Fields | null }

/** The options of a write besides its parameters. */
export type WriteInit = ReturnType<typeof basedOn>

/** The calls of a form that edits an item. `Asked` also identifies the item. */
export type MergedCalls<Asked, Fields, Answer> = {
  /** Reads the current fields and the answer of the generated call; null when the item is gone. */
  readonly read: (
    asked: Asked,
  ) => Promise<{ readonly now: Fields; readonly answer: unknown } | null>
  readonly send: (asked: Asked, fields: Fields, init: WriteInit) => Promise<Answer>
  /**
   * The fields that contradict each other after a merge, such as an end date before the start date.
   */
  readonly contradicting?: (fields: Fields) => readonly (keyof Fields & string)[]
}

/** Maximum number of reads when the item keeps changing between read and write. */
const MOST_READS = 4

/** Whether a write was refused because its base has changed: 412, or ABORTED of an RPC. */
export function isChanged(thrown: unknown): boolean {
  return (
    (thrown instanceof ApiProblem && thrown.kind === 'answered' && thrown.status === 412) ||
    (thrown instanceof RpcProblem && thrown.kind === 'answered' && thrown.code === 'aborted')
  )
}

/**
 * Reads the current item, merges the member's edit and sends it with the entity tag of the read;
 * repeats when the item changes in between.
 *
 * Rejects with `Conflicted` when both changed one field or the merged fields contradict each other;
 * nothing is sent then.
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

/** `saveMerged` for `useForm`: rejects with a Failure, which is `Conflicted` at a conflict. */
export function useMergedWrite<Asked extends Edit<Fields>, Fields extends object, Answer>(
  calls: MergedCalls<Asked, Fields, Answer>,
  touched: readonly string[],
): (asked: Asked) => Promise<Answer> {
  return useWrite((asked: Asked) => saveMerged(calls, asked), touched)
}
