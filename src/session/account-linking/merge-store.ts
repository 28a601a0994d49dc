import { createMemberStore } from '../auth/member-store.ts'
import { knownPartner } from '../startup/model/startup-plan.ts'
import { visit } from '../startup/visit.ts'

/**
 * An account to connect with the member's identity at a partner.
 *
 * `code`: the partner's `ssoAccessCode`, in memory only; null when the partner sent none. `onward`:
 * the partner sign-on to continue after the accounts are connected.
 */
export type AccountMerge = {
  readonly partnerId: string
  readonly code: string | null
  readonly isConnected: boolean
  readonly onward: Onward | null
}
export type Onward = { readonly acsURL: string | null; readonly fromMobile: boolean }

/** Initialized before startup clears the handoff parameters. */
export const mergeStore = createMemberStore<AccountMerge | null>(carriedMerge(), () => null)

function carriedMerge(): AccountMerge | null {
  const { ssoAccessCode: code, partnerId, acsURL, fromMobile } = visit.carried
  const onward = acsURL !== null || fromMobile ? { acsURL, fromMobile } : null
  return code === null
    ? null
    : { partnerId: knownPartner(partnerId), code, isConnected: false, onward }
}

/** Starts account linking after a partner sign-on answered ACCOUNT_MERGE. */
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
