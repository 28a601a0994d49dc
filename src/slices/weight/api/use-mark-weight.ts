import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { markWeightReading } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import type { PortalClient } from '#generated/openapi/client.ts'
import { listWeightReadingsQuery, markWeightReadingMutation } from '#generated/openapi/queries.ts'
import { refreshAfter } from '#generated/query/operation.ts'
import type { WeightReadings } from '#generated/schemas/openapi/weight.reader.ts'
import type { Failure } from '#platform/http/failure.ts'
import { toFailure } from '#platform/http/to-failure.ts'
import { weightReading } from '#vitals/api/readings/weight-rows.ts'

/** The member's mark of a reading: regular or irregular. */
export type WeightMark = { readonly id: string; readonly isIrregular: boolean }

const readings = { queryKey: [listWeightReadingsQuery.id] }

/**
 * Marks a reading with an optimistic update of every list (API-086). A failure rolls back only that
 * reading and throws a Failure.
 */
export async function markWeight(
  client: PortalClient,
  queries: QueryClient,
  { id, isIrregular }: WeightMark,
): Promise<void> {
  const show = (is: boolean) =>
    queries.setQueriesData<WeightReadings>(readings, (answer) => answer && markedIn(answer, id, is))
  // A refetch in flight would restore the old mark.
  await queries.cancelQueries(readings)
  show(isIrregular)
  try {
    const taken = weightReading(await markWeightReading(client, { id, body: { isIrregular } }))
    show(taken.isIrregular)
  } catch (thrown) {
    show(!isIrregular)
    throw toFailure(thrown)
  } finally {
    // Refetches the cancelled queries and everything that depends on the mark.
    void refreshAfter(queries, markWeightReadingMutation)
  }
}

/** A mark that failed, with its reason. */
export type MarkFailure = { readonly mark: WeightMark; readonly failure: Failure }

/**
 * Marks readings, with one request for each at a time. `mark` resolves to whether it succeeded and
 * has a stable identity; `unmarked` is the last failure.
 */
export function useMarkWeight() {
  const client = usePortalClient()
  const queries = useQueryClient()
  const pendingIds = useRef(new Set<string>())
  const [unmarked, setUnmarked] = useState<MarkFailure | null>(null)
  const mark = useCallback(
    async (requested: WeightMark): Promise<boolean> => {
      if (pendingIds.current.has(requested.id)) return false
      pendingIds.current.add(requested.id)
      setUnmarked(null)
      try {
        await markWeight(client, queries, requested)
        return true
      } catch (thrown) {
        setUnmarked({ mark: requested, failure: toFailure(thrown) })
        return false
      } finally {
        pendingIds.current.delete(requested.id)
      }
    },
    [client, queries],
  )
  return { mark, unmarked }
}
export type WeightMarking = ReturnType<typeof useMarkWeight>

/** A response with one reading marked; the same object if that reading is not in it. */
function markedIn(answer: WeightReadings, id: string, isIrregular: boolean): WeightReadings {
  const { items } = answer.weightReadings
  if (!items.some((reading) => reading.id === id && reading.isIrregular !== isIrregular))
    return answer
  return {
    ...answer,
    weightReadings: {
      ...answer.weightReadings,
      items: items.map((reading) => (reading.id === id ? { ...reading, isIrregular } : reading)),
    },
  }
}
