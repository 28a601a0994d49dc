import * as Schema from 'effect/Schema'
import { DeviceGrouping } from '#domain/devices.ts'
import { Feature } from '#domain/features.ts'
import { Launchpad, OnboardingDisplay, Score, SupplyOrder } from '#domain/initial-load.ts'
import { Account, ClientAttributes, PersonalInfo, StoredLocale } from '#domain/member.ts'
import type { components } from '#generated/openapi/types.d.ts'
import { decoder, type Accepts } from './decode.ts'
import { userIdOf } from './user-id.ts'

type Wire = components['schemas']

const CoachingInfo = Schema.Struct({ sharedCoaching: Schema.Boolean })
const Features = Schema.Struct({ features: Schema.Array(Feature) })
const SupplyOrders = Schema.Struct({ orders: Schema.Array(SupplyOrder) })
const DeviceGroups = Schema.Struct({
  deviceGroupsByPrograms: Schema.Array(Schema.Struct({ program: Schema.String, deviceGroupings: Schema.Array(DeviceGrouping) })),
})
const PublicIdentity = Schema.Struct({ publicUUID: Schema.String })
const Promo = Schema.Struct({ client: Schema.Struct({ attributes: ClientAttributes }) })
const LabResults = Schema.Array(Schema.Struct({ id: Schema.String }))
const Scores = Schema.Struct({ scores: Schema.Array(Score) })

const coachingInfo = decoder('getCoachingInfo', CoachingInfo)
const features = decoder('getFeatures', Features)
const supplyOrders = decoder('listSupplyOrders', SupplyOrders)
const deviceGroups = decoder('getDeviceGroups', DeviceGroups)
const publicIdentity = decoder('getPublicIdentity', PublicIdentity)
const promo = decoder('getPromo', Promo)
const labResults = decoder('listLabOrderResults', LabResults)
const scores = decoder('listScores', Scores)

/** Each answer of the initial load (2§7) as the value that the portal keeps of it. Each throws ContractBroken. */
export const initialAnswers = {
  userId: userIdOf,
  storedLocale: decoder('getLocale', StoredLocale) as (wire: Wire['Locale']) => StoredLocale,
  personal: decoder('getPersonalInfo', PersonalInfo) as (wire: Wire['PersonalInfo']) => PersonalInfo,
  account: decoder('getAccount', Account) as (wire: Wire['Account']) => Account,
  sharedCoaching: (wire: Wire['CoachingInfo']) => coachingInfo(wire).sharedCoaching,
  features: (wire: Wire['Features']) => features(wire).features,
  orders: (wire: Wire['SupplyOrders']) => supplyOrders(wire).orders,
  deviceGroupings: (wire: Wire['DeviceGroups']) => deviceGroups(wire).deviceGroupsByPrograms.flatMap(({ deviceGroupings }) => deviceGroupings),
  publicUUID: (wire: Wire['PublicIdentity']) => publicIdentity(wire).publicUUID,
  client: (wire: Wire['Promo']) => promo(wire).client.attributes,
  /** A list that is not empty means that there is a result (2§7). */
  hasResults: (wire: Wire['LabResults']) => labResults(wire).length > 0,
  scores: (wire: Wire['Scores']) => scores(wire).scores,
  launchpad: decoder('getLaunchpad', Launchpad) as (wire: Wire['Launchpad']) => typeof Launchpad.Type,
  onboardingDisplay: decoder('getOnboardingDisplay', OnboardingDisplay) as (wire: Wire['OnboardingDisplay']) => typeof OnboardingDisplay.Type,
}

/** Fails to compile when the contract allows what a schema above does not take. */
export type AcceptsInitialLoad = [
  Accepts<Wire['Locale'], typeof StoredLocale>, Accepts<Wire['PersonalInfo'], typeof PersonalInfo>,
  Accepts<Wire['Account'], typeof Account>, Accepts<Wire['CoachingInfo'], typeof CoachingInfo>, Accepts<Wire['Features'], typeof Features>,
  Accepts<Wire['SupplyOrders'], typeof SupplyOrders>, Accepts<Wire['DeviceGroups'], typeof DeviceGroups>,
  Accepts<Wire['PublicIdentity'], typeof PublicIdentity>, Accepts<Wire['Promo'], typeof Promo>, Accepts<Wire['LabResults'], typeof LabResults>,
  Accepts<Wire['Scores'], typeof Scores>, Accepts<Wire['Launchpad'], typeof Launchpad>, Accepts<Wire['OnboardingDisplay'], typeof OnboardingDisplay>,
]
