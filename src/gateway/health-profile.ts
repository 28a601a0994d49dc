import { HealthInfo } from '#domain/health-profile.ts'
import type { components } from '#generated/openapi/types.d.ts'
import { type Accepts, decoder } from './decode.ts'

type Wire = components['schemas']['HealthInfo']
export type AcceptsHealthInfo = Accepts<Wire, typeof HealthInfo>

/** What the member told of her health and of herself. Throws ContractBroken. */
export const healthInfoOf: (wire: Wire) => HealthInfo = decoder('getHealthInfo', HealthInfo)
