// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, list, nullable, number, object, rows, text, words, type Reader, type Rows, type Unknown } from '../read.ts'

/** What the member says that she was diagnosed with. */
export type ConditionName = 'DIABETES_TYPE_1' | 'DIABETES_TYPE_2' | 'GESTATIONAL_DIABETES' | 'PREDIABETES' | 'HYPERTENSION' | 'HEART_FAILURE' | 'CHRONIC_KIDNEY_DISEASE' | 'HIGH_CHOLESTEROL' | 'DEPRESSION' | 'ANXIETY' | 'OTHER' | Unknown

export type HealthCondition = {
  readonly condition: ConditionName
  /** Null when not told. One before the birth year or after the current one is refused (422). */
  readonly diagnosisYear: number | null
}

/** Null when not answered. */
export type SmokingStatus = 'NEVER' | 'FORMER' | 'CURRENT' | 'PREFER_NOT_TO_SAY' | Unknown | null

/** One of the races and ethnicities of the U.S. Census Bureau, or one of the two special values. */
export type Race = 'AMERICAN_INDIAN_OR_ALASKA_NATIVE' | 'ASIAN' | 'BLACK_OR_AFRICAN_AMERICAN' | 'HISPANIC_OR_LATINO' | 'MIDDLE_EASTERN_OR_NORTH_AFRICAN' | 'NATIVE_HAWAIIAN_OR_PACIFIC_ISLANDER' | 'WHITE' | 'OTHER' | 'DK' | 'PREFER_NOT_TO_SAY' | Unknown

/** Null when not answered; DK is "I do not know". */
export type SexualOrientation = 'STRAIGHT' | 'LESBIAN_OR_GAY' | 'BISEXUAL' | 'QUEER' | 'ASEXUAL' | 'OTHER' | 'DK' | 'PREFER_NOT_TO_SAY' | Unknown | null

/** Null when not answered; DK is "I do not know". */
export type GenderIdentity = 'FEMALE' | 'MALE' | 'TRANSGENDER_FEMALE' | 'TRANSGENDER_MALE' | 'NON_BINARY' | 'OTHER' | 'DK' | 'PREFER_NOT_TO_SAY' | Unknown | null

/** Null when not answered; DK is "I do not know". */
export type Pronouns = 'SHE_HER' | 'HE_HIM' | 'THEY_THEM' | 'OTHER' | 'DK' | 'PREFER_NOT_TO_SAY' | Unknown | null

/** What the member told of her health and of herself. Null and empty mean that she has not answered. */
export type HealthInfo = {
  readonly heightInches: number | null
  /** The A1C that the member knows of, in tenths of a percent - 68 is 6.8; 4.0 to 14.0 (2§9). */
  readonly a1cTenths: number | null
  /** Each at most once. */
  readonly conditions: Rows<HealthCondition>
  /** In the member's own words. */
  readonly medications: readonly string[]
  /** In the member's own words. */
  readonly allergies: readonly string[]
  /** Null when not answered. */
  readonly usesInsulin: boolean | null
  readonly smokingStatus: SmokingStatus
  /** All that apply, each at most once. A special value stands alone (422 `exclusive_answer`). */
  readonly race: readonly Race[]
  readonly sexualOrientation: SexualOrientation
  readonly genderIdentity: GenderIdentity
  readonly pronouns: Pronouns
}

/** Reads `ConditionName` as a server sends it. */
export const readConditionName: Reader<ConditionName> = words('DIABETES_TYPE_1', 'DIABETES_TYPE_2', 'GESTATIONAL_DIABETES', 'PREDIABETES', 'HYPERTENSION', 'HEART_FAILURE', 'CHRONIC_KIDNEY_DISEASE', 'HIGH_CHOLESTEROL', 'DEPRESSION', 'ANXIETY', 'OTHER')

/** Reads `HealthCondition` as a server sends it. */
export const readHealthCondition: Reader<HealthCondition> = object<HealthCondition>({
  condition: readConditionName,
  diagnosisYear: nullable(number(true, 1900, 2200)),
})

/** Reads `SmokingStatus` as a server sends it. */
export const readSmokingStatus: Reader<SmokingStatus> = nullable(words('NEVER', 'FORMER', 'CURRENT', 'PREFER_NOT_TO_SAY'))

/** Reads `Race` as a server sends it. */
export const readRace: Reader<Race> = words('AMERICAN_INDIAN_OR_ALASKA_NATIVE', 'ASIAN', 'BLACK_OR_AFRICAN_AMERICAN', 'HISPANIC_OR_LATINO', 'MIDDLE_EASTERN_OR_NORTH_AFRICAN', 'NATIVE_HAWAIIAN_OR_PACIFIC_ISLANDER', 'WHITE', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY')

/** Reads `SexualOrientation` as a server sends it. */
export const readSexualOrientation: Reader<SexualOrientation> = nullable(words('STRAIGHT', 'LESBIAN_OR_GAY', 'BISEXUAL', 'QUEER', 'ASEXUAL', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY'))

/** Reads `GenderIdentity` as a server sends it. */
export const readGenderIdentity: Reader<GenderIdentity> = nullable(words('FEMALE', 'MALE', 'TRANSGENDER_FEMALE', 'TRANSGENDER_MALE', 'NON_BINARY', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY'))

/** Reads `Pronouns` as a server sends it. */
export const readPronouns: Reader<Pronouns> = nullable(words('SHE_HER', 'HE_HIM', 'THEY_THEM', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY'))

/** Reads `HealthInfo` as a server sends it. */
export const readHealthInfo: Reader<HealthInfo> = object<HealthInfo>({
  heightInches: nullable(number(true, 24, 108)),
  a1cTenths: nullable(number(true, 40, 140)),
  conditions: rows(readHealthCondition),
  medications: list(text(/./su)),
  allergies: list(text(/./su)),
  usesInsulin: nullable(boolean),
  smokingStatus: readSmokingStatus,
  race: list(readRace),
  sexualOrientation: readSexualOrientation,
  genderIdentity: readGenderIdentity,
  pronouns: readPronouns,
})
