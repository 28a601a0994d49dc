import * as Schema from 'effect/Schema'
import { DeviceGrouping, type ListedDevice } from '#domain/devices.ts'
import { Feature } from '#domain/features.ts'
import { listOf, matching, Uuid } from '#domain/formats.ts'
import { type Launchpad, type OnboardingDisplay, Score, StartItem, SupplyOrder } from '#domain/initial-load.ts'
import { LabResult } from '#domain/labs.ts'
import { type Language, languages } from '#domain/language.ts'
import { Account, ClientAttributes, PersonalInfo, type StoredLocale } from '#domain/member.ts'
import type { components } from '#generated/openapi/types.d.ts'
import { ContractBroken } from './failure.ts'
import { decoder, rowsDecoder, type Accepts, type Rows } from './decode.ts'
import { userIdOf } from './user-id.ts'

type Wire = components['schemas']

export const CoachingInfo = Schema.Struct({ sharedCoaching: Schema.Boolean })
export const Features = Schema.Struct({ features: listOf(Feature, 500) })
export const SupplyOrders = Schema.Struct({ orders: listOf(SupplyOrder, 100) })
export const DeviceGroups = Schema.Struct({
  deviceGroupsByPrograms: listOf(Schema.Struct({ program: matching(/^[A-Z][A-Z0-9_]*$/, 60), deviceGroupings: listOf(DeviceGrouping, 50) }), 50),
})
export const PublicIdentity = Schema.Struct({ publicUUID: Uuid })
export const Promo = Schema.Struct({ client: Schema.Struct({ attributes: ClientAttributes }) })
export const LabResults = listOf(LabResult, 1000)
export const Scores = Schema.Struct({ scores: listOf(Score, 20) })

/** A region that the portal does not have falls back to its language; another language is null. */
const readLocale = decoder('getLocale', Schema.Struct({ locale: Schema.String, uuid: Uuid }))
const coachingInfo = decoder('getCoachingInfo', CoachingInfo)
const features = rowsDecoder('getFeatures', Feature)
const supplyOrders = rowsDecoder('listSupplyOrders', SupplyOrder)
const deviceGroups = decoder('getDeviceGroups', Schema.Struct({ deviceGroupsByPrograms: Schema.Array(Schema.Struct({ deviceGroupings: Schema.Array(Schema.Unknown) })) }))
const listedDevices = rowsDecoder('getDeviceGroups', Schema.Struct({ readingCategory: Schema.String, bundleType: Schema.String }))
const publicIdentity = decoder('getPublicIdentity', PublicIdentity)
const promo = decoder('getPromo', Promo)
const labResults = decoder('listLabOrderResults', LabResults)
const scores = rowsDecoder('listScores', Score)
const launchpadItems = rowsDecoder('getLaunchpad', StartItem)
const onboardingItems = rowsDecoder('getOnboardingDisplay', StartItem)
const onboardingDisplay = decoder('getOnboardingDisplay', Schema.Struct({ display: Schema.Boolean }))

/** Laboratory results, newest first as they came. Throws ContractBroken. */
export const labResultsOf: (wire: Wire['LabResults']) => readonly LabResult[] = labResults

/** The devices of all programs. An unknown kind or model costs no device. Throws ContractBroken. */
export const listedDevicesOf = (wire: Wire['DeviceGroups']): Rows<ListedDevice> =>
  listedDevices(deviceGroups(wire).deviceGroupsByPrograms.flatMap(group => group.deviceGroupings as readonly ListedDevice[]))

/** Each answer of the initial load (2§7) as the value that the portal keeps of it. Each throws ContractBroken. */
export const initialAnswers = {
  userId: userIdOf,
  storedLocale: (wire: Wire['Locale']): Pick<StoredLocale, 'uuid'> & { readonly locale: Language | null } => {
    const { locale, uuid } = readLocale(wire)
    return { uuid, locale: languages.find(each => each.slice(0, 2) === locale.slice(0, 2)) ?? null }
  },
  personal: decoder('getPersonalInfo', PersonalInfo) as (wire: Wire['PersonalInfo']) => PersonalInfo,
  account: decoder('getAccount', Account) as (wire: Wire['Account']) => Account,
  sharedCoaching: (wire: Wire['CoachingInfo']) => coachingInfo(wire).sharedCoaching,
  features: (wire: Wire['Features']) => features(wire.features).items,
  orders: (wire: Wire['SupplyOrders']) => supplyOrders(wire.orders).items,
  deviceGroupings: (wire: Wire['DeviceGroups']): readonly ListedDevice[] => listedDevicesOf(wire).items,
  publicUUID: (wire: Wire['PublicIdentity']) => publicIdentity(wire).publicUUID,
  client: (wire: Wire['Promo']) => promo(wire).client.attributes,
  /** A list that is not empty means that there is a result (2§7), whatever the portal can read of it. */
  hasResults(wire: Wire['LabResults']): boolean {
    if (!Array.isArray(wire)) throw new ContractBroken({ operation: 'listLabOrderResults', problem: 'list' })
    return wire.length > 0
  },
  scores: (wire: Wire['Scores']) => scores(wire.scores).items,
  launchpad: (wire: Wire['Launchpad']): Partial<typeof Launchpad.Type> => ({ items: launchpadItems(wire.items).items }),
  onboardingDisplay: (wire: Wire['OnboardingDisplay']): Partial<typeof OnboardingDisplay.Type> => ({ ...onboardingDisplay(wire), items: onboardingItems(wire.items).items }),
}

/** Fails to compile when the contract allows what a schema above does not take. */
export type AcceptsInitialLoad = [
  Accepts<Wire['Locale'], typeof StoredLocale>, Accepts<Wire['PersonalInfo'], typeof PersonalInfo>,
  Accepts<Wire['Account'], typeof Account>, Accepts<Wire['CoachingInfo'], typeof CoachingInfo>, Accepts<Wire['Features'], typeof Features>,
  Accepts<Wire['SupplyOrders'], typeof SupplyOrders>, Accepts<Wire['DeviceGroups'], typeof DeviceGroups>,
  Accepts<Wire['PublicIdentity'], typeof PublicIdentity>, Accepts<Wire['Promo'], typeof Promo>, Accepts<Wire['LabResults'], typeof LabResults>,
  Accepts<Wire['Scores'], typeof Scores>, Accepts<Wire['Launchpad'], typeof Launchpad>, Accepts<Wire['OnboardingDisplay'], typeof OnboardingDisplay>,
]
