import type { Launchpad } from '#domain/initial-load.ts'
import { deleteLaunchpad, updateLaunchpad } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { ApiProblem } from '#generated/openapi/problem.ts'
import { initialAnswers } from './initial-load.ts'
import { useSaving } from './saving.queries.ts'

/** Sets one step of the member's start; answers the launchpad as it is now. */
export function useMarkStart() {
  const client = usePortalClient()
  return useSaving(async (item: (typeof Launchpad.Type)['items'][number]) => initialAnswers.launchpad(await updateLaunchpad(client, { body: item })), ['getLaunchpad'])
}

/** Puts the launchpad away for good; one that is away already is what was wanted. */
export function usePutStartAway() {
  const client = usePortalClient()
  return useSaving(async () => {
    await deleteLaunchpad(client).catch((thrown: unknown) => {
      if (!(thrown instanceof ApiProblem && thrown.status === 404)) throw thrown
    })
    return { isAway: true }
  }, ['getLaunchpad'])
}
