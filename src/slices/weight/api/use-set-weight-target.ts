import { ContractBroken } from '#platform/http/failure.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import { type WeightGoalFields, storedWeightGoal } from '../model/weight-goal-input.ts'
import {
  type KnownWeightTarget,
  knownTarget,
  type WeightTargetChoice,
} from '#vitals/model/weight/weight-target.ts'
import { getWeightTarget, setWeightTarget } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { getWeightTargetQuery, setWeightTargetMutation } from '#generated/openapi/queries.ts'
import { type Edit, useMergedWrite } from '#platform/query/use-merged-save.ts'
import { readCompleteAnswer } from '#platform/http/read-complete-answer.ts'
import { weightTarget } from '#vitals/api/readings/weight-goal-answer.ts'

type WeightGoalEdit = Edit<WeightGoalFields> & { readonly told: WeightTargetChoice }

/**
 * Merges the edit (`told` against `shown`) into the server's current target. Refused 422: it is
 * below the minimum, or its start reading no longer exists.
 */
export function useSetWeightTarget(): (edit: WeightGoalEdit) => Promise<KnownWeightTarget> {
  const client = usePortalClient()
  return useMergedWrite<WeightGoalEdit, WeightGoalFields, KnownWeightTarget>(
    {
      read: async ({ told, shown }) => {
        // The start reading is sent back with the goal and would be lost.
        const answer = await readCompleteAnswer(
          getWeightTargetQuery.id,
          () => getWeightTarget(client),
          (note) => /^(target|weightReadingId)[. ]/.test(note) && !note.endsWith(' enum'),
        )
        const now = weightTarget(answer)
        if (isUnreadable(now.target))
          throw new ContractBroken({
            operation: getWeightTargetQuery.id,
            problem: 'weightUnit',
            unsent: true,
          })
        return { now: storedWeightGoal(knownTarget(now), told, shown ?? told), answer }
      },
      send: async ({ told }, { target, weightReadingId }, init) =>
        knownTarget(
          weightTarget(
            await setWeightTarget(
              client,
              { body: { target: target ?? told.target, weightReadingId } },
              init,
            ),
          ),
        ),
    },
    setWeightTargetMutation.invalidates,
  )
}
