import { formDomains } from '#platform/model/environment.ts'
import { ssoOutcome, type FormPost } from '../auth/model/single-sign-on.ts'
import { mergeStore, type AccountMerge } from './merge-store.ts'
import { createMergeCalls } from './api/account-linking-calls.ts'
import { NotAllowed } from '#platform/http/failure.ts'
import { createHandoverCalls } from './api/handover-calls.ts'
import { createSignInMethods } from '../auth/api/sign-in-methods.ts'
import { impersonationStore } from '../impersonation/impersonation-store.ts'
import { loadAuthService } from '../auth/session-actions.ts'
import { environment } from '../startup/current-startup.ts'

/** Reads the member's name and whether the partner's sign-in is ready. Rejects with a Failure. */
export async function readMergeAccount({
  partnerId,
}: AccountMerge): Promise<{ readonly name: string; readonly isPartnerReady: boolean }> {
  const { open, client } = await loadAuthService()
  const calls = createMergeCalls(open, client)
  const [name, isPartnerReady] = await Promise.all([
    calls.memberName(),
    calls.isPartnerReady(partnerId),
  ])
  return { name, isPartnerReady }
}

/**
 * Connects the accounts. The code is single-use and is dropped after success. Rejects with a
 * Failure.
 */
export async function connectAccounts(merge: AccountMerge): Promise<void> {
  if (impersonationStore.get() !== null) throw new NotAllowed()
  if (merge.code === null) return
  const { open, client } = await loadAuthService()
  await createMergeCalls(open, client).connect(merge.code)
  mergeStore.set({ ...merge, code: null, isConnected: true })
}

/**
 * Creates the form that signs the member on to the partner with a new access code. Returns null
 * when the form must not be sent; rejects with a Failure.
 */
export async function createPartnerPost({
  partnerId,
  onward,
}: AccountMerge): Promise<FormPost | null> {
  const { open, client, token } = await loadAuthService()
  const accessCode = await createHandoverCalls(open, client).accessCode(await token())
  const request = {
    partnerId,
    accessCode,
    acsURL: onward?.acsURL ?? null,
    fromMobile: onward?.fromMobile === true,
    initialRequest: crypto.randomUUID(),
  }
  const answer = await createSignInMethods(open, client).sso(request, true)
  const outcome = answer && ssoOutcome(answer, formDomains(environment))
  return outcome?.type === 'established' ? outcome.post : null
}
