import type { ListedDevice } from '../../member/model/devices.ts'
import type { Onboarding, StartItems } from '../model/initial-load.ts'
import { type Language, languages } from '#platform/model/supported-languages.ts'
import {
  postalAddressOf,
  type PersonalInfo,
  type StoredLocale,
} from '../../member/model/personal-info.ts'
import { rawOf } from '#platform/model/parts/unknown-enum.ts'
import type {
  CoachingInfo,
  Locale,
  PersonalInfo as ReadPersonalInfo,
  Promo,
  PublicIdentity,
} from '#generated/schemas/openapi/account.reader.ts'
import type { Scores } from '#generated/schemas/openapi/cardiometabolic.reader.ts'
import type { DeviceGroups } from '#generated/schemas/openapi/devices.reader.ts'
import type { Features } from '#generated/schemas/openapi/features.reader.ts'
import type { LabResults } from '#generated/schemas/openapi/labs.reader.ts'
import type { Launchpad, OnboardingDisplay } from '#generated/schemas/openapi/launchpad.reader.ts'
import type { Rows } from '#generated/schemas/read.ts'
import { userIdOf } from '../../member/api/user-id.ts'

/** The devices of all programs. A device with an unknown category or model is included. */
export function listedDevicesOf({
  deviceGroupsByPrograms: { items, leftOut },
}: DeviceGroups): Rows<ListedDevice> {
  return {
    items: items.flatMap((group) => group.deviceGroupings.items),
    leftOut: items.reduce((sum, group) => sum + group.deviceGroupings.leftOut, leftOut),
  }
}

/** The personal details with the readable phones. */
export function personalOf(info: ReadPersonalInfo): PersonalInfo {
  return {
    ...info,
    phones: info.phones.items,
    address: postalAddressOf(info.address),
  }
}

const startItemsOf = ({ items, leftOut }: Launchpad['items']): StartItems =>
  leftOut === 0 ? { items } : { items, leftOut }

/** Converts each answer of the initial load (2§7) to the portal's value. */
export const initialAnswers = {
  userId: userIdOf,
  /** A locale of another region falls back to its language; another language is null. */
  storedLocale: ({
    locale,
    uuid,
  }: Locale): Pick<StoredLocale, 'uuid'> & { readonly locale: Language | null } => ({
    uuid,
    locale: languages.find((each) => each.slice(0, 2) === rawOf(locale).slice(0, 2)) ?? null,
  }),
  personal: personalOf,
  sharedCoaching: ({ sharedCoaching }: CoachingInfo) => sharedCoaching,
  features: ({ features }: Features) => features,
  deviceGroupings: listedDevicesOf,
  publicUUID: ({ publicUUID }: PublicIdentity) => publicUUID,
  client: ({ client }: Promo) => client.attributes,
  /**
   * A list that is not empty means that there is a result (2§7), even when its rows are unreadable.
   */
  hasResults: ({ items, leftOut }: LabResults) => items.length + leftOut > 0,
  scores: ({ scores }: Scores) => scores,
  launchpad: ({ items }: Launchpad): StartItems => startItemsOf(items),
  onboardingDisplay: ({ display, items }: OnboardingDisplay): Onboarding => ({
    display,
    ...startItemsOf(items),
  }),
}
