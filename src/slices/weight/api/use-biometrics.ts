import { useGetBiometrics } from '#generated/rpc/hooks.ts'
import type { Biometrics, GetBiometricsResponse } from '#generated/schemas/rpc/biometrics.reader.ts'
import { toQueryState, type QueryState } from '#platform/query/query-state.ts'

const biometricsOf = ({ biometrics }: GetBiometricsResponse): Biometrics => biometrics

/** The member's height and the care team's limits for a weight gain. */
export function useBiometrics(): QueryState<Biometrics> {
  return toQueryState(useGetBiometrics({}, { select: biometricsOf }))
}
