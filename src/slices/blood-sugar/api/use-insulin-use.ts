import { useGetHealthInfo } from '#generated/openapi/hooks.ts'
import type { HealthInfo } from '#generated/schemas/openapi/health-profile.reader.ts'
import { toQueryState } from '#platform/query/query-state.ts'

/** Whether the member's health profile says that they use insulin; `null` while it is not known. */
export function useInsulinUse(): boolean | null {
  const read = toQueryState(useGetHealthInfo({}, { select: usesInsulin }))
  if (read.state !== 'ready') return null
  return read.data.uses
}
const usesInsulin = ({ usesInsulin: uses }: HealthInfo) => ({
  uses: typeof uses === 'boolean' ? uses : null,
})
