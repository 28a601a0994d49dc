import type { QueryClient } from '@tanstack/react-query'
import { readCachedLoad, cacheStamp, type CachedInitialLoad } from '../model/initial-load-cache.ts'
import {
  getCoachingInfoQuery,
  getDeviceGroupsQuery,
  getFeaturesQuery,
  getLaunchpadQuery,
  getOnboardingDisplayQuery,
  getUserTokenQuery,
} from '#generated/openapi/queries.ts'
import { listProgramsQuery } from '#generated/rpc/queries.ts'
import type { Rows } from '#generated/schemas/read.ts'
import type { ListProgramsResponse } from '#generated/schemas/rpc/programs.reader.ts'
import { shortHash } from '#platform/storage/short-hash.ts'
import { clearInitialLoad, cachedLoadKey as storageKey } from './clear-initial-load.ts'
import { hasMembers, isRowsOf, type ShapeCheck } from './cached-answer-shape.ts'

const isStep = hasMembers('name', 'status')
/**
 * Every answer that may be kept, and whether it still has the shape that the portal reads: an older
 * portal may have kept it, or a hand changed it. What is not here (ids, name, birth date, address,
 * orders, results, scores) is asked anew each time.
 */
const shapes = new Map<string, ShapeCheck>([
  [
    listProgramsQuery.id,
    ({ programs }) =>
      isRowsOf(programs, hasMembers('id', 'program', 'slug', 'dbSlug', 'status')) &&
      (programs as Rows<unknown>).items.length > 0,
  ],
  [getFeaturesQuery.id, ({ features }) => isRowsOf(features, hasMembers('name', 'state'))],
  [getCoachingInfoQuery.id, ({ sharedCoaching }) => typeof sharedCoaching === 'boolean'],
  [
    getDeviceGroupsQuery.id,
    ({ deviceGroupsByPrograms }) =>
      isRowsOf(deviceGroupsByPrograms, ({ deviceGroupings }) =>
        isRowsOf(deviceGroupings, hasMembers('readingCategory', 'bundleType')),
      ),
  ],
  [
    getOnboardingDisplayQuery.id,
    ({ display, items }) => typeof display === 'boolean' && isRowsOf(items, isStep),
  ],
  [getLaunchpadQuery.id, ({ items }) => isRowsOf(items, isStep)],
])
/** The generated key of a question without parameters. */
const keyOf = (operation: string) => [operation, {}] as const

/** Where the load is kept: local storage, but for tests. */
export type CachePorts = { readonly storage: () => Storage; readonly now: () => number }
const browser: CachePorts = { storage: () => localStorage, now: Date.now }

/**
 * Fills the queries with what was kept, marked as old, so that a screen shows it at once and asks
 * again behind it; then keeps what comes. Answers a function that stops. A load that was another
 * member's is dropped as soon as it is known whose session this is; until then it has shown
 * nobody's particulars, for there are none in it.
 */
export function cacheInitialLoad(
  queries: QueryClient,
  { storage, now }: CachePorts = browser,
): () => void {
  const kept = readCachedLoad(readKept(storage), now())
  const trusted = kept !== null && isReadable(kept) ? kept : null
  for (const [operation, answer] of Object.entries(trusted?.answers ?? {})) {
    const queryKey = keyOf(operation)
    queries.setQueryData(
      queryKey,
      operation === listProgramsQuery.id
        ? { ...(answer as object), diagnoses: { items: [], leftOut: 0 } }
        : answer,
    )
    queries.getQueryCache().find({ queryKey })?.invalidate()
  }
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const operation = String(event.query.queryKey[0])
    const userId = queries.getQueryData<{ userId: string }>(keyOf(getUserTokenQuery.id))?.userId
    const isWhose = operation === getUserTokenQuery.id
    if (userId === undefined || (!isWhose && !shapes.has(operation))) return
    const member = shortHash(userId)
    if (isWhose && trusted !== null && trusted.member !== member)
      return dropAnothers(queries, storage)
    write(storage, { stamp: cacheStamp(now()), member, answers: freshAnswers(queries) })
  })
}

function dropAnothers(queries: QueryClient, storage: CachePorts['storage']): void {
  clearInitialLoad(storage)
  for (const operation of shapes.keys()) void queries.resetQueries({ queryKey: keyOf(operation) })
}

/** Only what has come from the server since: what was kept must not renew its own stamp. */
const freshAnswers = (queries: QueryClient): Record<string, unknown> =>
  Object.fromEntries(
    [...shapes.keys()].flatMap((operation) => {
      const state = queries.getQueryState(keyOf(operation))
      if (state?.status !== 'success' || state.isInvalidated) return []
      // Programs say which pages there are; diagnoses are of the member's health and stay out.
      return [
        [
          operation,
          operation === listProgramsQuery.id
            ? { programs: (state.data as ListProgramsResponse).programs }
            : state.data,
        ],
      ]
    }),
  )

/** START-018: with programs, and all of it as it is read. */
const isReadable = ({ answers }: CachedInitialLoad): boolean =>
  listProgramsQuery.id in answers &&
  Object.entries(answers).every(
    ([operation, answer]) => shapes.get(operation)?.(Object(answer)) === true,
  )

function readKept(storage: CachePorts['storage']): unknown {
  try {
    return JSON.parse(storage().getItem(storageKey) ?? 'null')
  } catch {
    return null // blocked or spoilt: there is none
  }
}

function write(storage: CachePorts['storage'], load: CachedInitialLoad): void {
  if (!(listProgramsQuery.id in load.answers)) return
  try {
    storage().setItem(storageKey, JSON.stringify(load))
  } catch {
    // full or blocked: the next start asks for everything
  }
}
