import type { PortalFetch } from '#platform/http/portal-fetch.ts'
import { isViewOnlyRefusal } from './view-only-refusal.ts'
import { createStore } from '#platform/store/store.ts'

const key = 'impersonationInfo'

/** 2§3: the staff user who views this account. */
export type ImpersonationInfo = { readonly impersonatorId: string }

/**
 * The staff user of this session, or null (`isImpersonation`). Only the server's grant sets it; the
 * copy in session storage is never read.
 */
export const impersonationStore = createStore<ImpersonationInfo | null>(null)

/**
 * Stores the staff user of a grant in the app state and in session storage (2§6). Null removes it.
 */
export function setImpersonator(impersonatorId: string | null): void {
  const info = impersonatorId === null ? null : { impersonatorId }
  if ((impersonationStore.get()?.impersonatorId ?? null) !== impersonatorId) {
    impersonationStore.set(info)
    refusedWrites.set(0)
  }
  try {
    if (info) sessionStorage.setItem(key, JSON.stringify(info))
    else sessionStorage.removeItem(key)
  } catch {
    // storage is full or blocked: the app state still has it
  }
}

/** Number of writes refused to staff in this session. */
export const refusedWrites = createStore(0)

/** Counts writes that are refused to staff; the banner shows it on every page. */
export function countRefusedWrites(fetch: PortalFetch): PortalFetch {
  return async (request) => {
    const response = await fetch(request)
    if (impersonationStore.get() !== null && (await isViewOnlyRefusal(request, response)))
      refusedWrites.update((count) => count + 1)
    return response
  }
}

/**
 * The cursor of the chat's event stream; empty in a staff session, which opens no stream of its
 * own.
 */
export function streamCursor(cursor: string): string {
  return impersonationStore.get() === null ? cursor : ''
}
