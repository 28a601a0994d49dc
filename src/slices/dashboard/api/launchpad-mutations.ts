import type { Known } from '#platform/model/parts/unknown-enum.ts'
import { deleteLaunchpad, updateLaunchpad } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import type { LaunchpadStatus } from '#generated/schemas/openapi/launchpad.reader.ts'
import { ApiProblem } from '#generated/openapi/problem.ts'
import { deleteLaunchpadMutation, updateLaunchpadMutation } from '#generated/openapi/queries.ts'
import { useSave } from '#platform/query/use-save.ts'

/** Sets the status of one launchpad step; resolves to the updated launchpad. */
export function useMarkStart() {
  const client = usePortalClient()
  return useSave(
    (item: { readonly name: string; readonly status: Known<LaunchpadStatus> }) =>
      updateLaunchpad(client, { body: item }),
    updateLaunchpadMutation.invalidates,
  )
}

/** Dismisses the launchpad permanently. A launchpad that is already dismissed counts as success. */
export function useDismissStart() {
  const client = usePortalClient()
  return useSave(async () => {
    await deleteLaunchpad(client).catch((thrown: unknown) => {
      if (!(thrown instanceof ApiProblem && thrown.status === 404)) throw thrown
    })
    return { isAway: true }
  }, deleteLaunchpadMutation.invalidates)
}
