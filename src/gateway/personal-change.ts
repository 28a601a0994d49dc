import { PersonalInfo } from '#domain/member.ts'
import type { PersonalInfoChange } from '#domain/personal-change.ts'
import type { components } from '#generated/openapi/types.d.ts'
import { type Accepts, decoder } from './decode.ts'

type Wire = components['schemas']
export type AcceptsPersonalInfoChange = Accepts<Wire['PersonalInfoChange'], typeof PersonalInfoChange>

/** The particulars as they are kept now. Throws ContractBroken. */
export const savedPersonalInfo: (wire: Wire['PersonalInfo']) => PersonalInfo = decoder('savePersonalInfo', PersonalInfo)
