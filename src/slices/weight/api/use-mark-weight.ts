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

/** Whether a reading counts, as the member says it. */
export type WeightMark = { readonly id: string; readonly isIrregular: boolean }

const readings = { queryKey: [listWeightReadingsQuery.id] }

/**
 * Marks a reading on every list that is shown at once, then asks for it (API-086). Refused, that
 * reading, and no other that was marked meanwhile, goes back to what it was. Throws a Failure.
 */
export async function markWeight(
  client: PortalClient,
  queries: QueryClient,
  { id, isIrregular }: WeightMark,
): Promise<void> {
  const show = (is: boolean) =>
    queries.setQueriesData<WeightReadings>(readings, (answer) => answer && markedIn(answer, id, is))
  // A list that is on its way would bring the old mark back.
  await queries.cancelQueries(readings)
  show(isIrregular)
  try {
    const taken = weightReading(await markWeightReading(client, { id, body: { isIrregular } }))
    show(taken.isIrregular)
  } catch (thrown) {
    show(!isIrregular)
    throw toFailure(thrown)
  } finally {
    // What was cut off is asked again, and what follows from the mark.
    void refreshAfter(queries, markWeightReadingMutation)
  }
}

/** A mark that was not taken, and why. */
export type MarkFailure = { readonly mark: WeightMark; readonly failure: Failure }

/**
 * Marks readings, each one at a time; `mark` answers whether it was taken and stays the same
 * function. `unmarked` is the last that was not taken.
 */
export function useMarkWeight() {
  const client = usePortalClient()
  const queries = useQueryClient()
  const onTheirWay = useRef(new Set<string>())
  const [unmarked, setUnmarked] = useState<MarkFailure | null>(null)
  const mark = useCallback(
    async (wish: WeightMark): Promise<boolean> => {
      if (onTheirWay.current.has(wish.id)) return false
      onTheirWay.current.add(wish.id)
      setUnmarked(null)
      try {
        await markWeight(client, queries, wish)
        return true
      } catch (thrown) {
        setUnmarked({ mark: wish, failure: toFailure(thrown) })
        return false
      } finally {
        onTheirWay.current.delete(wish.id)
      }
    },
    [client, queries],
  )
  return { mark, unmarked }
}
export type WeightMarking = ReturnType<typeof useMarkWeight>

/** An answer with one of its readings marked so; the same answer when that reading is not in it. */
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
