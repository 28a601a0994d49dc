import {
  addPasskey,
  confirmAuthenticator,
  removeSecondStep,
  startAuthenticator,
  startPasskey,
} from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useGetSecondSteps } from '#generated/openapi/hooks.ts'
import {
  addPasskeyMutation,
  confirmAuthenticatorMutation,
  removeSecondStepMutation,
  startAuthenticatorMutation,
  startPasskeyMutation,
} from '#generated/openapi/queries.ts'
import type { SecondSteps } from '#generated/schemas/openapi/second-steps.reader.ts'
import { toFailure } from '#platform/http/to-failure.ts'
import { makePasskey } from '#session/auth/api/passkeys.ts'
import { toQueryState, type QueryState } from '#platform/query/query-state.ts'
import { useWrite } from '#platform/query/use-write.ts'
import { withLeftOutCount } from '#platform/query/with-left-out-count.ts'

/** The member's authenticator app and passkeys. */
export function useSecondSteps(): QueryState<SecondSteps> {
  return withLeftOutCount(toQueryState(useGetSecondSteps({})), ({ passkeys }) => passkeys.leftOut)
}

/** Asks for the key of an app. Refused 422 with code 70 for a wrong password. */
export function useStartAuthenticator() {
  const client = usePortalClient()
  return useWrite(
    (password: string) => startAuthenticator(client, { body: { password } }),
    startAuthenticatorMutation.invalidates,
  )
}

/** Hands in the first code of an app. Refused 422 for a wrong code, 409 when no key waits for one. */
export function useConfirmAuthenticator() {
  const client = usePortalClient()
  return useWrite(
    (code: string) => confirmAuthenticator(client, { body: { code } }),
    confirmAuthenticatorMutation.invalidates,
  )
}

/**
 * Lets the browser make a passkey and adds it. Refused 422 with code 70 for a wrong password and with
 * `passkeyCancelled` when the member cancels, 409 `passkey_limit` for the eleventh.
 */
export function useAddPasskey() {
  const client = usePortalClient()
  return useWrite(
    async ({ name, password }: { readonly name: string; readonly password: string }) => {
      const made = await makePasskey(await startPasskey(client, { body: { password } }))
      return addPasskey(client, { body: { name, ...made } })
    },
    [...startPasskeyMutation.invalidates, ...addPasskeyMutation.invalidates],
  )
}

/**
 * Removes the app or a passkey by its id, also when it was removed before. Refused 422 with code 70
 * for a wrong password.
 */
export function useRemoveSecondStep() {
  const client = usePortalClient()
  return useWrite(async ({ id, password }: { readonly id: string; readonly password: string }) => {
    try {
      await removeSecondStep(client, { id, body: { password } })
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (failure._tag !== 'Refused' || failure.status !== 404) throw failure
    }
  }, removeSecondStepMutation.invalidates)
}
