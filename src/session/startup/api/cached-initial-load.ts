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
import { deviceTime } from '#platform/time/current-time.ts'
import { readPresence } from '../../auth/session-presence.ts'

const isStep = hasMembers('name', 'status')
/**
 * The answers that may be cached, with a check of their shape, because storage may be outdated or
 * edited.
 *
 * All other answers (ids, name, birth date, address, orders, results, scores) are requested at each
 * visit.
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
/** The generated query key of an operation without parameters. */
const keyOf = (operation: string) => [operation, {}] as const

/** The ports of the cache: the browser's, except in tests. `session` returns null without one. */
export type CachePorts = {
  readonly storage: () => Storage
  readonly now: () => number
  readonly session: () => string | null
}
const browser: CachePorts = {
  storage: () => localStorage,
  now: deviceTime,
  session: () => readPresence()?.session ?? null,
}

/**
 * Fills the queries with the cached load of this session, marked as stale so that they are refetched,
 * then caches new answers. Returns a function that stops.
 *
 * A staff user's session may turn to another member. Their cache is dropped as soon as the user id
 * is known; it contains no personal details.
 */
export function cacheInitialLoad(
  queries: QueryClient,
  { storage, now, session: sessionOf }: CachePorts = browser,
): () => void {
  const id = sessionOf()
  if (id === null) return () => {}
  const session = shortHash(id)
  const kept = readCachedLoad(readStored(storage), now())
  const trusted = kept?.session === session && isReadable(kept) ? kept : null
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
    const isUserId = operation === getUserTokenQuery.id
    if (userId === undefined || (!isUserId && !shapes.has(operation))) return
    const member = shortHash(userId)
    if (isUserId && trusted !== null && trusted.member !== member)
      return dropOtherMember(queries, storage)
    write(storage, { stamp: cacheStamp(now()), session, member, answers: freshAnswers(queries) })
  })
}

function dropOtherMember(queries: QueryClient, storage: CachePorts['storage']): void {
  clearInitialLoad(storage)
  for (const operation of shapes.keys()) void queries.resetQueries({ queryKey: keyOf(operation) })
}

/** Only fresh answers are cached, so that cached ones cannot renew their own stamp. */
const freshAnswers = (queries: QueryClient): Record<string, unknown> =>
  Object.fromEntries(
    [...shapes.keys()].flatMap((operation) => {
      const state = queries.getQueryState(keyOf(operation))
      if (state?.status !== 'success' || state.isInvalidated) return []
      // Programs decide which pages exist. Diagnoses are health data and are not cached.
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

/** START-018: the cache has programs, and every answer has a readable shape. */
const isReadable = ({ answers }: CachedInitialLoad): boolean =>
  listProgramsQuery.id in answers &&
  Object.entries(answers).every(
    ([operation, answer]) => shapes.get(operation)?.(Object(answer)) === true,
  )

function readStored(storage: CachePorts['storage']): unknown {
  try {
    return JSON.parse(storage().getItem(storageKey) ?? 'null')
  } catch {
    return null // storage is blocked or the value is invalid
  }
}

function write(storage: CachePorts['storage'], load: CachedInitialLoad): void {
  if (!(listProgramsQuery.id in load.answers)) return
  try {
    storage().setItem(storageKey, JSON.stringify(load))
  } catch {
    // Storage is full or blocked; the next startup requests everything.
  }
}
