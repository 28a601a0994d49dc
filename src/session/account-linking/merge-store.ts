import { createStore } from '#platform/store/store.ts'
import { onSignOut } from '../auth/sign-out-cleanup.ts'
import { knownPartner } from '../startup/model/startup-plan.ts'
import { visit } from '../startup/visit.ts'

/**
 * An account that is to be connected with the identity that a partner signed on. `code`: the
 * partner's `ssoAccessCode`, in memory only; null when the partner sent none. `onward`: the sign-on
 * that brought the member here, which goes on when the accounts are connected.
 */
export type AccountMerge = {
  readonly partnerId: string
  readonly code: string | null
  readonly isConnected: boolean
  readonly onward: Onward | null
}
export type Onward = { readonly acsURL: string | null; readonly fromMobile: boolean }

/** Read before the start forgets what the address carried. */
export const mergeStore = createStore<AccountMerge | null>(carriedMerge())
onSignOut(() => mergeStore.set(null))

function carriedMerge(): AccountMerge | null {
  const { ssoAccessCode: code, partnerId, acsURL, fromMobile } = visit.carried
  const onward = acsURL !== null || fromMobile ? { acsURL, fromMobile } : null
  return code === null
    ? null
    : { partnerId: knownPartner(partnerId), code, isConnected: false, onward }
}

/** The sign-on of a partner was answered with ACCOUNT_MERGE. */
export function startMerge({
  partnerId,
  acsURL,
  fromMobile,
}: Onward & { readonly partnerId: string }): void {
  return mergeStore.update((merge) => ({
    partnerId,
    code: merge?.code ?? null,
    isConnected: false,
    onward: { acsURL, fromMobile },
  }))
}

export function endMerge(): void {
  return mergeStore.set(null)
}
