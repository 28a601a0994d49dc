import { BloodPressureReading } from '#domain/blood-pressure.ts'
import { BloodPressureSummary } from '#domain/blood-pressure-summary.ts'
import { BloodSugarReading } from '#domain/blood-sugar.ts'
import { DeviceGrouping } from '#domain/devices.ts'
import { Feature } from '#domain/features.ts'
import { Launchpad, OnboardingDisplay, Score, SupplyOrder } from '#domain/initial-load.ts'
import { LabResult } from '#domain/labs.ts'
import { Account, Address, ClientAttributes, PersonalInfo, Phone, StoredLocale } from '#domain/member.ts'
import { BloodPressureReadings } from '../blood-pressure.ts'
import { BloodSugarReadings } from '../blood-sugar.ts'
import { CoachingInfo, DeviceGroups, Features, LabResults, Promo, PublicIdentity, Scores, SupplyOrders } from '../initial-load.ts'
import { Diagnosis, ProgramEntry, Programs } from '../programs.ts'
import { UserToken } from '../user-id.ts'
import { flowPairs } from './flow-pairs.ts'
import type { Pair } from './pair.ts'
import { profilePairs } from './profile-pairs.ts'
import { readingPairs } from './reading-pairs.ts'
import { signInPairs } from './sign-in-pairs.ts'

/**
 * All of them. A new one is a line here and a line less in without-pair.ts. What Schemas need to say the same as a contract: the texts
 * and bounds of domain/formats.ts, `field` and `enumField` of gateway/message-field.ts for messages.
 */
export const pairs: readonly Pair[] = [
  { name: 'account', schema: Account, component: 'Account' },
  { name: 'account: address', schema: Address, component: 'Address' },
  { name: 'account: client attributes', schema: ClientAttributes, component: 'ClientAttributes' },
  { name: 'account: coaching info', schema: CoachingInfo, component: 'CoachingInfo' },
  { name: 'account: locale', schema: StoredLocale, component: 'Locale' },
  { name: 'account: personal info', schema: PersonalInfo, component: 'PersonalInfo' },
  { name: 'account: phone', schema: Phone, component: 'Phone' },
  { name: 'account: promo', schema: Promo, component: 'Promo' },
  { name: 'account: public identity', schema: PublicIdentity, component: 'PublicIdentity' },
  { name: 'account: user token', schema: UserToken, component: 'UserToken' },
  { name: 'blood pressure: reading', schema: BloodPressureReading, component: 'BloodPressureReading' },
  { name: 'blood pressure: readings', schema: BloodPressureReadings, component: 'BloodPressureReadings' },
  { name: 'blood pressure: statistics', schema: BloodPressureSummary, component: 'BloodPressureStats' },
  { name: 'blood sugar: reading', schema: BloodSugarReading, component: 'BloodSugarReading' },
  { name: 'blood sugar: readings', schema: BloodSugarReadings, component: 'BloodSugarReadings' },
  { name: 'cardiometabolic: score', schema: Score, component: 'Score' },
  { name: 'cardiometabolic: scores', schema: Scores, component: 'Scores' },
  { name: 'devices: grouping', schema: DeviceGrouping, component: 'DeviceGrouping' },
  { name: 'devices: groups', schema: DeviceGroups, component: 'DeviceGroups' },
  { name: 'features: feature', schema: Feature, component: 'Feature' },
  { name: 'features', schema: Features, component: 'Features' },
  { name: 'labs: result', schema: LabResult, component: 'LabResult' },
  { name: 'labs: results', schema: LabResults, component: 'LabResults' },
  { name: 'launchpad', schema: Launchpad, component: 'Launchpad' },
  { name: 'launchpad: onboarding', schema: OnboardingDisplay, component: 'OnboardingDisplay' },
  { name: 'programs', schema: Programs, component: 'portal.programs.v1.ListProgramsResponse' },
  { name: 'programs: diagnosis', schema: Diagnosis, component: 'portal.programs.v1.Diagnosis' },
  { name: 'programs: entry', schema: ProgramEntry, component: 'portal.programs.v1.Program' },
  { name: 'supplies: order', schema: SupplyOrder, component: 'SupplyOrder' },
  { name: 'supplies: orders', schema: SupplyOrders, component: 'SupplyOrders' },
  ...flowPairs,
  ...profilePairs,
  ...readingPairs,
  ...signInPairs,
]
