import * as Schema from 'effect/Schema'
import { distinct, listOf, text, whole } from './formats.ts'

/** PROF-013: "I do not know" and "I prefer not to say". */
export const specialAnswers = ['DK', 'PREFER_NOT_TO_SAY'] as const

export const races = [
  'AMERICAN_INDIAN_OR_ALASKA_NATIVE', 'ASIAN', 'BLACK_OR_AFRICAN_AMERICAN', 'HISPANIC_OR_LATINO', 'MIDDLE_EASTERN_OR_NORTH_AFRICAN',
  'NATIVE_HAWAIIAN_OR_PACIFIC_ISLANDER', 'WHITE', 'OTHER', ...specialAnswers,
] as const
export const sexualOrientations = ['STRAIGHT', 'LESBIAN_OR_GAY', 'BISEXUAL', 'QUEER', 'ASEXUAL', 'OTHER', ...specialAnswers] as const
export const genderIdentities = ['FEMALE', 'MALE', 'TRANSGENDER_FEMALE', 'TRANSGENDER_MALE', 'NON_BINARY', 'OTHER', ...specialAnswers] as const
export const pronouns = ['SHE_HER', 'HE_HIM', 'THEY_THEM', 'OTHER', ...specialAnswers] as const
export const smokingStatuses = ['NEVER', 'FORMER', 'CURRENT', 'PREFER_NOT_TO_SAY'] as const
export const conditionNames = [
  'DIABETES_TYPE_1', 'DIABETES_TYPE_2', 'GESTATIONAL_DIABETES', 'PREDIABETES', 'HYPERTENSION', 'HEART_FAILURE', 'CHRONIC_KIDNEY_DISEASE',
  'HIGH_CHOLESTEROL', 'DEPRESSION', 'ANXIETY', 'OTHER',
] as const

const inOwnWords = listOf(text(1, 100), 50)

/** What the member told of her health and of herself (PROF-012). Null and empty: not answered. `a1cTenths` 68 is 6.8 %. */
export const HealthInfo = Schema.Struct({
  heightInches: Schema.NullOr(whole(24, 108)),
  a1cTenths: Schema.NullOr(whole(40, 140)),
  conditions: listOf(Schema.Struct({ condition: Schema.Literals(conditionNames), diagnosisYear: Schema.NullOr(whole(1900, 2200)) }), 20),
  medications: inOwnWords,
  allergies: inOwnWords,
  usesInsulin: Schema.NullOr(Schema.Boolean),
  smokingStatus: Schema.NullOr(Schema.Literals(smokingStatuses)),
  race: listOf(Schema.Literals(races), 10).check(distinct),
  sexualOrientation: Schema.NullOr(Schema.Literals(sexualOrientations)),
  genderIdentity: Schema.NullOr(Schema.Literals(genderIdentities)),
  pronouns: Schema.NullOr(Schema.Literals(pronouns)),
})
export type HealthInfo = typeof HealthInfo.Type
