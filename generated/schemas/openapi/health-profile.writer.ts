// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { distinct, list, text, whole } from '../write.ts'

/** A condition that the member says they were diagnosed with. */
export const ConditionName = Schema.Literals(['DIABETES_TYPE_1', 'DIABETES_TYPE_2', 'GESTATIONAL_DIABETES', 'PREDIABETES', 'HYPERTENSION', 'HEART_FAILURE', 'CHRONIC_KIDNEY_DISEASE', 'HIGH_CHOLESTEROL', 'DEPRESSION', 'ANXIETY', 'OTHER'])
export type ConditionName = typeof ConditionName.Type

/** One condition of the member. */
export const HealthCondition = Schema.Struct({
  /** The condition, as the member chose it from the list. */
  condition: ConditionName,
  /** Calendar year of the diagnosis; null when the member did not say. A year before the birth year or after the current one is answered 422. */
  diagnosisYear: Schema.NullOr(whole(1900, 2200)),
})
export type HealthCondition = typeof HealthCondition.Type

/** One condition of the member. */
export const HealthConditionRequest = Schema.Struct({
  /** The condition, as the member chose it from the list. */
  condition: ConditionName,
  /** Calendar year of the diagnosis; null when the member did not say. A year before the birth year or after the current one is answered 422. */
  diagnosisYear: Schema.NullOr(whole(1900, 2200)),
})
export type HealthConditionRequest = typeof HealthConditionRequest.Type

/** Whether the member smokes; null when not answered. */
export const SmokingStatus = Schema.NullOr(Schema.Literals(['NEVER', 'FORMER', 'CURRENT', 'PREFER_NOT_TO_SAY']))
export type SmokingStatus = typeof SmokingStatus.Type

/** One of the races and ethnicities of the U.S. Census Bureau, or one of the two special values. */
export const Race = Schema.Literals(['AMERICAN_INDIAN_OR_ALASKA_NATIVE', 'ASIAN', 'BLACK_OR_AFRICAN_AMERICAN', 'HISPANIC_OR_LATINO', 'MIDDLE_EASTERN_OR_NORTH_AFRICAN', 'NATIVE_HAWAIIAN_OR_PACIFIC_ISLANDER', 'WHITE', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY'])
export type Race = typeof Race.Type

/** How the member describes their sexual orientation; null when not answered. */
export const SexualOrientation = Schema.NullOr(Schema.Literals(['STRAIGHT', 'LESBIAN_OR_GAY', 'BISEXUAL', 'QUEER', 'ASEXUAL', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY']))
export type SexualOrientation = typeof SexualOrientation.Type

/** How the member describes their gender identity; null when not answered. */
export const GenderIdentity = Schema.NullOr(Schema.Literals(['FEMALE', 'MALE', 'TRANSGENDER_FEMALE', 'TRANSGENDER_MALE', 'NON_BINARY', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY']))
export type GenderIdentity = typeof GenderIdentity.Type

/** The pronouns that the member uses; null when not answered. */
export const Pronouns = Schema.NullOr(Schema.Literals(['SHE_HER', 'HE_HIM', 'THEY_THEM', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY']))
export type Pronouns = typeof Pronouns.Type

/** What the member told about their health and about themselves. Null and empty mean that they have not answered. */
export const HealthInfo = Schema.Struct({
  /** Height in whole inches; null when not answered. */
  heightInches: Schema.NullOr(whole(24, 108)),
  /** The A1C that the member knows of, in tenths of a percent (68 is 6.8 %); null when not answered. */
  a1cTenths: Schema.NullOr(whole(40, 140)),
  /** Conditions that the member was diagnosed with, each at most once. */
  conditions: list(HealthCondition, 0, 20),
  /** Medications in the member's own words. */
  medications: list(text(1, 100), 0, 50),
  /** Allergies in the member's own words. */
  allergies: list(text(1, 100), 0, 50),
  /** Whether the member takes insulin; null when not answered. */
  usesInsulin: Schema.NullOr(Schema.Boolean),
  /** Whether the member smokes. */
  smokingStatus: SmokingStatus,
  /** All that apply, each at most once. A special value (DK, PREFER_NOT_TO_SAY) stands alone; otherwise the answer is 422 `exclusive_answer`. */
  race: list(Race, 0, 10).check(distinct),
  /** How the member describes their sexual orientation. */
  sexualOrientation: SexualOrientation,
  /** How the member describes their gender identity. */
  genderIdentity: GenderIdentity,
  /** The pronouns that the member uses. */
  pronouns: Pronouns,
})
export type HealthInfo = typeof HealthInfo.Type

/** What the member told about their health and about themselves. Null and empty mean that they have not answered. */
export const HealthInfoRequest = Schema.Struct({
  /** Height in whole inches; null when not answered. */
  heightInches: Schema.NullOr(whole(24, 108)),
  /** The A1C that the member knows of, in tenths of a percent (68 is 6.8 %); null when not answered. */
  a1cTenths: Schema.NullOr(whole(40, 140)),
  /** Conditions that the member was diagnosed with, each at most once. */
  conditions: list(HealthConditionRequest, 0, 20),
  /** Medications in the member's own words. */
  medications: list(text(1, 100), 0, 50),
  /** Allergies in the member's own words. */
  allergies: list(text(1, 100), 0, 50),
  /** Whether the member takes insulin; null when not answered. */
  usesInsulin: Schema.NullOr(Schema.Boolean),
  /** Whether the member smokes. */
  smokingStatus: SmokingStatus,
  /** All that apply, each at most once. A special value (DK, PREFER_NOT_TO_SAY) stands alone; otherwise the answer is 422 `exclusive_answer`. */
  race: list(Race, 0, 10).check(distinct),
  /** How the member describes their sexual orientation. */
  sexualOrientation: SexualOrientation,
  /** How the member describes their gender identity. */
  genderIdentity: GenderIdentity,
  /** The pronouns that the member uses. */
  pronouns: Pronouns,
})
export type HealthInfoRequest = typeof HealthInfoRequest.Type
