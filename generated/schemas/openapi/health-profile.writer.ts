// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { distinct, list, text, whole } from '../write.ts'

/** What the member says that she was diagnosed with. */
export const ConditionName = Schema.Literals(['DIABETES_TYPE_1', 'DIABETES_TYPE_2', 'GESTATIONAL_DIABETES', 'PREDIABETES', 'HYPERTENSION', 'HEART_FAILURE', 'CHRONIC_KIDNEY_DISEASE', 'HIGH_CHOLESTEROL', 'DEPRESSION', 'ANXIETY', 'OTHER'])
export type ConditionName = typeof ConditionName.Type

export const HealthCondition = Schema.Struct({
  condition: ConditionName,
  /** Null when not told. One before the birth year or after the current one is refused (422). */
  diagnosisYear: Schema.NullOr(whole(1900, 2200)),
})
export type HealthCondition = typeof HealthCondition.Type

/** Null when not answered. */
export const SmokingStatus = Schema.NullOr(Schema.Literals(['NEVER', 'FORMER', 'CURRENT', 'PREFER_NOT_TO_SAY']))
export type SmokingStatus = typeof SmokingStatus.Type

/** One of the races and ethnicities of the U.S. Census Bureau, or one of the two special values. */
export const Race = Schema.Literals(['AMERICAN_INDIAN_OR_ALASKA_NATIVE', 'ASIAN', 'BLACK_OR_AFRICAN_AMERICAN', 'HISPANIC_OR_LATINO', 'MIDDLE_EASTERN_OR_NORTH_AFRICAN', 'NATIVE_HAWAIIAN_OR_PACIFIC_ISLANDER', 'WHITE', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY'])
export type Race = typeof Race.Type

/** Null when not answered; DK is "I do not know". */
export const SexualOrientation = Schema.NullOr(Schema.Literals(['STRAIGHT', 'LESBIAN_OR_GAY', 'BISEXUAL', 'QUEER', 'ASEXUAL', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY']))
export type SexualOrientation = typeof SexualOrientation.Type

/** Null when not answered; DK is "I do not know". */
export const GenderIdentity = Schema.NullOr(Schema.Literals(['FEMALE', 'MALE', 'TRANSGENDER_FEMALE', 'TRANSGENDER_MALE', 'NON_BINARY', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY']))
export type GenderIdentity = typeof GenderIdentity.Type

/** Null when not answered; DK is "I do not know". */
export const Pronouns = Schema.NullOr(Schema.Literals(['SHE_HER', 'HE_HIM', 'THEY_THEM', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY']))
export type Pronouns = typeof Pronouns.Type

/** What the member told of her health and of herself. Null and empty mean that she has not answered. */
export const HealthInfo = Schema.Struct({
  heightInches: Schema.NullOr(whole(24, 108)),
  /** The A1C that the member knows of, in tenths of a percent - 68 is 6.8; 4.0 to 14.0 (2§9). */
  a1cTenths: Schema.NullOr(whole(40, 140)),
  /** Each at most once. */
  conditions: list(HealthCondition, 0, 20),
  /** In the member's own words. */
  medications: list(text(1, 100), 0, 50),
  /** In the member's own words. */
  allergies: list(text(1, 100), 0, 50),
  /** Null when not answered. */
  usesInsulin: Schema.NullOr(Schema.Boolean),
  smokingStatus: SmokingStatus,
  /** All that apply, each at most once. A special value stands alone (422 `exclusive_answer`). */
  race: list(Race, 0, 10).check(distinct),
  sexualOrientation: SexualOrientation,
  genderIdentity: GenderIdentity,
  pronouns: Pronouns,
})
export type HealthInfo = typeof HealthInfo.Type
