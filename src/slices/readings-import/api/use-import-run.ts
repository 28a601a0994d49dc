import { useQueryClient } from '@tanstack/react-query'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { toFailure } from '#platform/http/to-failure.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'
import { refreshOperations } from '#platform/query/refresh-operations.ts'
import { useStore } from '#platform/store/use-store.ts'
import { type AddedReading, type KeptWhy, newRun, type ReadingToAdd } from '../model/import-run.ts'
import { importRun, type MemberImport } from '../store/import-run-store.ts'
import type { KnownReading } from './use-stored-readings.ts'
import { addReading, outdatedByImport, removeReading } from './import-calls.ts'
import { sendEach } from './send-each.ts'

const wait = (milliseconds: number) =>
  new Promise<void>((done) => {
    setTimeout(done, milliseconds)
  })

const change = (how: (run: MemberImport) => Partial<MemberImport>) =>
  importRun.update((run) => (run === null ? null : { ...run, ...how(run) }))

/**
 * Begins a turn of the run. A request or a pause of an earlier one may end after the member has
 * stopped, gone on or chosen another file: it then sends and ends nothing.
 */
function beginTurn(phase: 'sending' | 'removing') {
  const turn = Symbol(phase)
  change(() => ({ phase, turn, failure: null }))
  const isOwn = () => importRun.get()?.turn === turn
  return {
    isStopped: () => !isOwn() || importRun.get()?.phase !== phase,
    change: (how: (run: MemberImport) => Partial<MemberImport>) => {
      if (isOwn()) change(how)
    },
  }
}

const isSame = (one: KnownReading, { reading }: AddedReading): boolean =>
  one.timestamp === reading.timestamp &&
  (one.kind === 'weight'
    ? reading.kind === 'weight' && one.pounds === reading.pounds
    : reading.kind === 'blood-sugar' &&
      one.value === reading.value &&
      one.beyond === reading.beyond)

/** The import of this session, and what can be done with it. */
export function useImportRun() {
  const run = useStore(importRun)
  const queries = useQueryClient()
  const clients = { portal: usePortalClient(), rpc: useRpcClient() }

  const refresh = () => refreshOperations(queries, outdatedByImport)

  const start = (name: string, readings: readonly ReadingToAdd[]): Promise<void> => {
    importRun.set(newRun(name, readings))
    return goOn()
  }

  /** Adds the readings that have no answer yet. */
  const goOn = async (): Promise<void> => {
    const turn = beginTurn('sending')
    const run = importRun.get()
    if (run === null) return
    const { readings, answered } = run
    const timeZone = memberTimeZone()
    const end = await sendEach(
      readings.filter(({ line }) => !answered.has(line)),
      {
        send: ({ reading }) => addReading(clients, reading, timeZone),
        // Also what a stopped turn brought, once: the member may undo it.
        sent: ({ line, reading }, as) => {
          if (importRun.get()?.answered !== answered || answered.has(line)) return
          answered.add(line)
          change((now) =>
            as.type === 'done'
              ? { added: [...now.added, { id: as.answer, line, reading }] }
              : as.type === 'there'
                ? { there: [...now.there, line] }
                : as.type === 'unclear'
                  ? { unclear: [...now.unclear, { line, reading }] }
                  : { refused: [...now.refused, { line, said: saidOf(as.failure) }] },
          )
        },
        isStopped: turn.isStopped,
        wait,
        failureOf: toFailure,
      },
    )
    turn.change(() => ({
      phase: end.type === 'all' ? 'ended' : 'paused',
      failure: end.type === 'failed' ? end.failure : null,
    }))
    await refresh()
  }

  /**
   * Removes what the import brought and is still as it was. `stored` are the readings of its days
   * as they are now.
   */
  const undo = async (stored: readonly KnownReading[]): Promise<void> => {
    const turn = beginTurn('removing')
    const byId = new Map(stored.map((one) => [one.id, one]))
    const without = (added: readonly AddedReading[], id: string) =>
      added.filter((each) => each.id !== id)
    const keep = (each: AddedReading, why: KeptWhy) =>
      turn.change((now) => ({
        added: without(now.added, each.id),
        kept: [...now.kept, { ...each, why }],
      }))
    const end = await sendEach(importRun.get()?.added ?? [], {
      send: async (each) => {
        const now = byId.get(each.id)
        if (now !== undefined && !isSame(now, each)) return 'corrected' as const
        return now === undefined
          ? null
          : removeReading(clients, { kind: each.reading.kind, id: each.id })
      },
      sent: (each, as) =>
        as.type === 'there'
          ? keep(each, 'gone')
          : as.type === 'refused' || as.type === 'unclear'
            ? keep(each, as.type)
            : as.answer === 'corrected'
              ? keep(each, 'corrected')
              : turn.change((now) => ({
                  added: without(now.added, each.id),
                  removed: [...now.removed, each.line],
                })),
      isStopped: turn.isStopped,
      wait,
      failureOf: toFailure,
    })
    turn.change(() => ({
      phase: end.type === 'all' ? 'removed' : 'ended',
      failure: end.type === 'failed' ? end.failure : null,
    }))
    await refresh()
  }

  return {
    run,
    start,
    goOn,
    undo,
    stop: () => change(() => ({ phase: 'paused' })),
    forget: () => importRun.set(null),
  }
}

const saidOf = (failure: ReturnType<typeof toFailure>): string | null =>
  'said' in failure ? (failure.said ?? null) : null
