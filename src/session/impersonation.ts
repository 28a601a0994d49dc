import { createStore } from '#kit/store.ts'

const key = 'impersonationInfo'

/** 2§3: who of the staff views this account. */
export type ImpersonationInfo = { readonly impersonatorId: string }

/** Whether somebody of the staff views this account (`isImpersonation`), by the server's own word alone: what storage says opens nothing. */
export const impersonationStore = createStore<ImpersonationInfo | null>(null)

/** Keeps what a grant said, in the app's state and in session storage (2§6), and forgets it with the session. */
export function keepImpersonator(impersonatorId: string | null): void {
  const info = impersonatorId === null ? null : { impersonatorId }
  if (impersonationStore.get()?.impersonatorId !== impersonatorId) impersonationStore.set(info)
  try {
    if (info) sessionStorage.setItem(key, JSON.stringify(info))
    else sessionStorage.removeItem(key)
  } catch {
    // storage is full or blocked: the state of the app has it
  }
}
