import { useListScores } from '#generated/openapi/hooks.ts'
import type {
  Score,
  Scores as SentScores,
} from '#generated/schemas/openapi/cardiometabolic.reader.ts'
import { type QueryState, toRowsQueryState } from '#platform/query/query-state.ts'

export type { Score }

const scoresOf = ({ scores }: SentScores) => scores

/** Returns the cardiometabolic scores by pillar, once per page. */
export function useScores(): QueryState<readonly Score[]> {
  return toRowsQueryState(useListScores({}, { select: scoresOf, staleTime: Infinity }))
}
