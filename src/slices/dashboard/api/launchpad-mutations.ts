import type { Known } from '#platform/model/unknown-enum.ts'
import { deleteLaunchpad, updateLaunchpad } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import type { LaunchpadStatus } from '#generated/schemas/openapi/launchpad.reader.ts'
import { ApiProblem } from '#generated/openapi/problem.ts'
import { deleteLaunchpadMutation, updateLaunchpadMutation } from '#generated/openapi/queries.ts'
import { useSave } from '#platform/query/use-save.ts'

/** Sets one step of the member's start; answers the launchpad as it is now. */
export function useMarkStart() {
  const client = usePortalClient()
  return useSave(
    (item: { readonly name: string; readonly status: Known<LaunchpadStatus> }) =>
      updateLaunchpad(client, { body: item }),
    updateLaunchpadMutation.invalidates,
  )
}

/** Puts the launchpad away for good; one that is away already is what was wanted. */
export function useDismissStart() {
  const client = usePortalClient()
  return useSave(async () => {
    await deleteLaunchpad(client).catch((thrown: unknown) => {
      if (!(thrown instanceof ApiProblem && thrown.status === 404)) throw thrown
    })
    return { isAway: true }
  }, deleteLaunchpadMutation.invalidates)
}
