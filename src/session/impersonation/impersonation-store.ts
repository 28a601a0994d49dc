import type { PortalFetch } from '#platform/http/portal-fetch.ts'
import { isViewOnlyRefusal } from './view-only-refusal.ts'
import { createStore } from '#platform/store/store.ts'

const key = 'impersonationInfo'

/** 2§3: who of the staff views this account. */
export type ImpersonationInfo = { readonly impersonatorId: string }

/**
 * Whether somebody of the staff views this account (`isImpersonation`), by the server's own word
 * alone: what storage says opens nothing.
 */
export const impersonationStore = createStore<ImpersonationInfo | null>(null)

/**
 * Keeps what a grant said, in the app's state and in session storage (2§6), and forgets it with the
 * session.
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
    // storage is full or blocked: the state of the app has it
  }
}

/**
 * How often the staff were told that they may look and not change. Starts anew with each session.
 */
export const refusedWrites = createStore(0)

/** Counts what is refused to the staff, for the banner to say so wherever it happened. */
export function countRefusedWrites(fetch: PortalFetch): PortalFetch {
  return async (request) => {
    const response = await fetch(request)
    if (impersonationStore.get() !== null && (await isViewOnlyRefusal(request, response)))
      refusedWrites.update((count) => count + 1)
    return response
  }
}

/**
 * From where the chat of this session is heard: the staff who look at an account have no line of
 * their own, and see what is there when they look.
 */
export function streamCursor(cursor: string): string {
  return impersonationStore.get() === null ? cursor : ''
}
