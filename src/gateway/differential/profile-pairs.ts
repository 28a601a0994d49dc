import { HealthInfo } from '#domain/health-profile.ts'
import { LabKitOrder, LabKitOrders, LabKitRequest } from '#domain/lab-kit.ts'
import { PersonalInfoChange, PhoneChange, SelectedCountry } from '#domain/personal-change.ts'
import { NewSupplyOrder, OrderEligibility, StripCount, StripSupply } from '#domain/supplies.ts'
import type { Pair } from './pair.ts'

/** Profile, preferences and supplies. */
export const profilePairs: readonly Pair[] = [
  { name: 'account: personal info change', schema: PersonalInfoChange, component: 'PersonalInfoChange' },
  { name: 'account: phone change', schema: PhoneChange, component: 'PhoneChange' },
  { name: 'account: selected country', schema: SelectedCountry, component: 'SelectedCountry' },
  { name: 'health profile', schema: HealthInfo, component: 'HealthInfo' },
  { name: 'lab kit: order', schema: LabKitOrder, component: 'LabKitOrder' },
  { name: 'lab kit: orders', schema: LabKitOrders, component: 'LabKitOrders' },
  { name: 'lab kit: request', schema: LabKitRequest, component: 'LabKitRequest' },
  { name: 'supplies: eligibility', schema: OrderEligibility, component: 'OrderEligibility' },
  { name: 'supplies: new order', schema: NewSupplyOrder, component: 'NewSupplyOrder' },
  { name: 'supplies: strip count', schema: StripCount, component: 'StripCount' },
  { name: 'supplies: strips', schema: StripSupply, component: 'StripSupply' },
]
