// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, list, nullable, number, object, orUnreadable, rows, text, words, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'

/** A condition that the member says they were diagnosed with. */
export type ConditionName = 'DIABETES_TYPE_1' | 'DIABETES_TYPE_2' | 'GESTATIONAL_DIABETES' | 'PREDIABETES' | 'HYPERTENSION' | 'HEART_FAILURE' | 'CHRONIC_KIDNEY_DISEASE' | 'HIGH_CHOLESTEROL' | 'DEPRESSION' | 'ANXIETY' | 'OTHER' | Unknown

/** One condition of the member. */
export type HealthCondition = {
  /** The condition, as the member chose it from the list. */
  readonly condition: ConditionName
  /** Calendar year of the diagnosis; null when the member did not say. A year before the birth year or after the current one is answered 422. */
  readonly diagnosisYear: number | Unreadable | null
}

/** One condition of the member. */
export type HealthConditionRequest = {
  /** The condition, as the member chose it from the list. */
  readonly condition: ConditionName
  /** Calendar year of the diagnosis; null when the member did not say. A year before the birth year or after the current one is answered 422. */
  readonly diagnosisYear: number | null
}

/** Whether the member smokes; null when not answered. */
export type SmokingStatus = 'NEVER' | 'FORMER' | 'CURRENT' | 'PREFER_NOT_TO_SAY' | Unknown | Unreadable | null

/** One of the races and ethnicities of the U.S. Census Bureau, or one of the two special values. */
export type Race = 'AMERICAN_INDIAN_OR_ALASKA_NATIVE' | 'ASIAN' | 'BLACK_OR_AFRICAN_AMERICAN' | 'HISPANIC_OR_LATINO' | 'MIDDLE_EASTERN_OR_NORTH_AFRICAN' | 'NATIVE_HAWAIIAN_OR_PACIFIC_ISLANDER' | 'WHITE' | 'OTHER' | 'DK' | 'PREFER_NOT_TO_SAY' | Unknown

/** How the member describes their sexual orientation; null when not answered. */
export type SexualOrientation = 'STRAIGHT' | 'LESBIAN_OR_GAY' | 'BISEXUAL' | 'QUEER' | 'ASEXUAL' | 'OTHER' | 'DK' | 'PREFER_NOT_TO_SAY' | Unknown | Unreadable | null

/** How the member describes their gender identity; null when not answered. */
export type GenderIdentity = 'FEMALE' | 'MALE' | 'TRANSGENDER_FEMALE' | 'TRANSGENDER_MALE' | 'NON_BINARY' | 'OTHER' | 'DK' | 'PREFER_NOT_TO_SAY' | Unknown | Unreadable | null

/** The pronouns that the member uses; null when not answered. */
export type Pronouns = 'SHE_HER' | 'HE_HIM' | 'THEY_THEM' | 'OTHER' | 'DK' | 'PREFER_NOT_TO_SAY' | Unknown | Unreadable | null

/** What the member told about their health and about themselves. Null and empty mean that they have not answered. */
export type HealthInfo = {
  /** Height in whole inches; null when not answered. */
  readonly heightInches: number | Unreadable | null
  /** The A1C that the member knows of, in tenths of a percent (68 is 6.8 %); null when not answered. */
  readonly a1cTenths: number | Unreadable | null
  /** Conditions that the member was diagnosed with, each at most once. */
  readonly conditions: Rows<HealthCondition>
  /** Medications in the member's own words. */
  readonly medications: readonly string[]
  /** Allergies in the member's own words. */
  readonly allergies: readonly string[]
  /** Whether the member takes insulin; null when not answered. */
  readonly usesInsulin: boolean | Unreadable | null
  /** Whether the member smokes. */
  readonly smokingStatus: SmokingStatus
  /** All that apply, each at most once. A special value (DK, PREFER_NOT_TO_SAY) stands alone; otherwise the answer is 422 `exclusive_answer`. */
  readonly race: readonly Race[]
  /** How the member describes their sexual orientation. */
  readonly sexualOrientation: SexualOrientation
  /** How the member describes their gender identity. */
  readonly genderIdentity: GenderIdentity
  /** The pronouns that the member uses. */
  readonly pronouns: Pronouns
}

/** What the member told about their health and about themselves. Null and empty mean that they have not answered. */
export type HealthInfoRequest = {
  /** Height in whole inches; null when not answered. */
  readonly heightInches: number | null
  /** The A1C that the member knows of, in tenths of a percent (68 is 6.8 %); null when not answered. */
  readonly a1cTenths: number | null
  /** Conditions that the member was diagnosed with, each at most once. */
  readonly conditions: Rows<HealthConditionRequest>
  /** Medications in the member's own words. */
  readonly medications: readonly string[]
  /** Allergies in the member's own words. */
  readonly allergies: readonly string[]
  /** Whether the member takes insulin; null when not answered. */
  readonly usesInsulin: boolean | null
  /** Whether the member smokes. */
  readonly smokingStatus: SmokingStatus
  /** All that apply, each at most once. A special value (DK, PREFER_NOT_TO_SAY) stands alone; otherwise the answer is 422 `exclusive_answer`. */
  readonly race: readonly Race[]
  /** How the member describes their sexual orientation. */
  readonly sexualOrientation: SexualOrientation
  /** How the member describes their gender identity. */
  readonly genderIdentity: GenderIdentity
  /** The pronouns that the member uses. */
  readonly pronouns: Pronouns
}

/** Reads `ConditionName` as a server sends it. */
export const readConditionName: Reader<ConditionName> = words('DIABETES_TYPE_1', 'DIABETES_TYPE_2', 'GESTATIONAL_DIABETES', 'PREDIABETES', 'HYPERTENSION', 'HEART_FAILURE', 'CHRONIC_KIDNEY_DISEASE', 'HIGH_CHOLESTEROL', 'DEPRESSION', 'ANXIETY', 'OTHER')

/** Reads `HealthCondition` as a server sends it. */
export const readHealthCondition: Reader<HealthCondition> = object<HealthCondition>({
  condition: readConditionName,
  diagnosisYear: nullable(orUnreadable(number(true, 1900, 2200))),
})

/** Reads `HealthConditionRequest` as a server sends it. */
export const readHealthConditionRequest: Reader<HealthConditionRequest> = object<HealthConditionRequest>({
  condition: readConditionName,
  diagnosisYear: nullable(number(true, 1900, 2200)),
})

/** Reads `SmokingStatus` as a server sends it. */
export const readSmokingStatus: Reader<SmokingStatus> = nullable(orUnreadable(words('NEVER', 'FORMER', 'CURRENT', 'PREFER_NOT_TO_SAY')))

/** Reads `Race` as a server sends it. */
export const readRace: Reader<Race> = words('AMERICAN_INDIAN_OR_ALASKA_NATIVE', 'ASIAN', 'BLACK_OR_AFRICAN_AMERICAN', 'HISPANIC_OR_LATINO', 'MIDDLE_EASTERN_OR_NORTH_AFRICAN', 'NATIVE_HAWAIIAN_OR_PACIFIC_ISLANDER', 'WHITE', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY')

/** Reads `SexualOrientation` as a server sends it. */
export const readSexualOrientation: Reader<SexualOrientation> = nullable(orUnreadable(words('STRAIGHT', 'LESBIAN_OR_GAY', 'BISEXUAL', 'QUEER', 'ASEXUAL', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY')))

/** Reads `GenderIdentity` as a server sends it. */
export const readGenderIdentity: Reader<GenderIdentity> = nullable(orUnreadable(words('FEMALE', 'MALE', 'TRANSGENDER_FEMALE', 'TRANSGENDER_MALE', 'NON_BINARY', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY')))

/** Reads `Pronouns` as a server sends it. */
export const readPronouns: Reader<Pronouns> = nullable(orUnreadable(words('SHE_HER', 'HE_HIM', 'THEY_THEM', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY')))

/** Reads `HealthInfo` as a server sends it. */
export const readHealthInfo: Reader<HealthInfo> = object<HealthInfo>({
  heightInches: nullable(orUnreadable(number(true, 24, 108))),
  a1cTenths: nullable(orUnreadable(number(true, 40, 140))),
  conditions: rows(readHealthCondition),
  medications: list(text(/./su)),
  allergies: list(text(/./su)),
  usesInsulin: nullable(orUnreadable(boolean)),
  smokingStatus: readSmokingStatus,
  race: list(readRace),
  sexualOrientation: readSexualOrientation,
  genderIdentity: readGenderIdentity,
  pronouns: readPronouns,
})

/** Reads `HealthInfoRequest` as a server sends it. */
export const readHealthInfoRequest: Reader<HealthInfoRequest> = object<HealthInfoRequest>({
  heightInches: nullable(number(true, 24, 108)),
  a1cTenths: nullable(number(true, 40, 140)),
  conditions: rows(readHealthConditionRequest),
  medications: list(text(/./su)),
  allergies: list(text(/./su)),
  usesInsulin: nullable(boolean),
  smokingStatus: readSmokingStatus,
  race: list(readRace),
  sexualOrientation: readSexualOrientation,
  genderIdentity: readGenderIdentity,
  pronouns: readPronouns,
})
