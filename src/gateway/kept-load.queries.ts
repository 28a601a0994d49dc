import type { QueryClient } from '@tanstack/react-query'
import { keptLoad, keptOperations, reusable, type KeptLoad } from '#domain/initial-load-cache.ts'
import { shortHash } from '#kit/short-hash.ts'
import { forgetInitialLoad, keptLoadKey as storageKey } from './forget-load.ts'
import { initialAnswers } from './initial-load.ts'
import { programsOf } from './programs.ts'

/** The keys of the generated query options, and what reads each answer. An RPC's key has its request. */
const readers: Readonly<Record<string, { readonly key: readonly unknown[]; readonly read: (answer: never) => unknown }>> = {
  listPrograms: { key: ['listPrograms', {}], read: programsOf },
  getFeatures: { key: ['getFeatures'], read: initialAnswers.features },
  getCoachingInfo: { key: ['getCoachingInfo'], read: initialAnswers.sharedCoaching },
  getDeviceGroups: { key: ['getDeviceGroups'], read: initialAnswers.deviceGroupings },
  getOnboardingDisplay: { key: ['getOnboardingDisplay'], read: initialAnswers.onboardingDisplay },
  getLaunchpad: { key: ['getLaunchpad'], read: initialAnswers.launchpad },
}

/** Where the load is kept: local storage, but for tests. */
export type Keeping = { readonly storage: () => Storage; readonly now: () => number }
const browser: Keeping = { storage: () => localStorage, now: Date.now }

/**
 * Fills the queries with what was kept, marked as old, so that a screen shows it at once and asks again behind it; then keeps what
 * comes. Answers a function that stops. A load that was another member's is dropped as soon as it is known whose session this is;
 * until then it has shown nobody's particulars, for there are none in it.
 */
export function keepInitialLoad(queries: QueryClient, { storage, now }: Keeping = browser): () => void {
  const kept = reusable(readKept(storage), now())
  const trusted = kept !== null && isReadable(kept) ? kept : null
  for (const [operation, answer] of Object.entries(trusted?.answers ?? {})) {
    const queryKey = readers[operation]?.key
    if (queryKey === undefined) continue
    queries.setQueryData(queryKey, answer)
    queries.getQueryCache().find({ queryKey })?.invalidate()
  }
  return queries.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const operation = String(event.query.queryKey[0])
    const userId = queries.getQueryData<{ userId: string }>(['getUserToken'])?.userId
    if (userId === undefined || (operation !== 'getUserToken' && !keptOperations.includes(operation))) return
    const member = shortHash(userId)
    if (operation === 'getUserToken' && trusted !== null && trusted.member !== member) return dropAnothers(queries, storage)
    write(storage, keptLoad(freshAnswers(queries), member, now()))
  })
}

function dropAnothers(queries: QueryClient, storage: Keeping['storage']): void {
  forgetInitialLoad(storage)
  for (const { key } of Object.values(readers)) void queries.resetQueries({ queryKey: key })
}

/** Only what has come from the server since: what was kept must not renew its own stamp. */
const freshAnswers = (queries: QueryClient): Record<string, unknown> =>
  Object.fromEntries(Object.entries(readers).flatMap(([operation, { key }]) => {
    const state = queries.getQueryState(key)
    return state?.status === 'success' && !state.isInvalidated ? [[operation, state.data]] : []
  }))

function isReadable({ answers }: KeptLoad): boolean {
  try {
    // The readers judge it: what was kept may have been kept by an older portal, or changed by hand.
    for (const [operation, answer] of Object.entries(answers)) readers[operation]?.read(answer as never)
    return programsOf(answers['listPrograms'] as never).length > 0
  } catch {
    return false
  }
}

function readKept(storage: Keeping['storage']): unknown {
  try {
    return JSON.parse(storage().getItem(storageKey) ?? 'null')
  } catch {
    return null // blocked or spoilt: there is none
  }
}

function write(storage: Keeping['storage'], load: KeptLoad): void {
  if (!('listPrograms' in load.answers)) return
  try {
    storage().setItem(storageKey, JSON.stringify(load))
  } catch {
    // full or blocked: the next start asks for everything
  }
}
