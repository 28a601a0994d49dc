import type {
  HealthInfo as ReadHealthInfo,
  ConditionName,
  GenderIdentity,
  HealthCondition as ReadCondition,
  Pronouns,
  Race,
  SexualOrientation,
  SmokingStatus,
} from '#generated/schemas/openapi/health-profile.reader.ts'
import type { Unreadable } from '#platform/model/parts/part.ts'
import type { Known } from '#platform/model/parts/unknown-enum.ts'

export type { ConditionName, Race }

/** What the server sent, without unreadable parts. */
type Readable<Part> = { readonly [Key in keyof Part]: Exclude<Part[Key], Unreadable> }
export type HealthCondition = Readable<ReadCondition>

/** The answers "I do not know" and "I prefer not to say" (PROF-013). */
export const specialAnswers = ['DK', 'PREFER_NOT_TO_SAY'] as const

/** The answers of the form in order. A newer server may know more. */
export const races = [
  'AMERICAN_INDIAN_OR_ALASKA_NATIVE',
  'ASIAN',
  'BLACK_OR_AFRICAN_AMERICAN',
  'HISPANIC_OR_LATINO',
  'MIDDLE_EASTERN_OR_NORTH_AFRICAN',
  'NATIVE_HAWAIIAN_OR_PACIFIC_ISLANDER',
  'WHITE',
  'OTHER',
  ...specialAnswers,
] as const satisfies readonly Known<Race>[]
export const sexualOrientations = [
  'STRAIGHT',
  'LESBIAN_OR_GAY',
  'BISEXUAL',
  'QUEER',
  'ASEXUAL',
  'OTHER',
  ...specialAnswers,
] as const satisfies readonly Known<SexualOrientation>[]
export const genderIdentities = [
  'FEMALE',
  'MALE',
  'TRANSGENDER_FEMALE',
  'TRANSGENDER_MALE',
  'NON_BINARY',
  'OTHER',
  ...specialAnswers,
] as const satisfies readonly Known<GenderIdentity>[]
export const pronouns = [
  'SHE_HER',
  'HE_HIM',
  'THEY_THEM',
  'OTHER',
  ...specialAnswers,
] as const satisfies readonly Known<Pronouns>[]
export const smokingStatuses = [
  'NEVER',
  'FORMER',
  'CURRENT',
  'PREFER_NOT_TO_SAY',
] as const satisfies readonly Known<SmokingStatus>[]
export const conditionNames = [
  'DIABETES_TYPE_1',
  'DIABETES_TYPE_2',
  'GESTATIONAL_DIABETES',
  'PREDIABETES',
  'HYPERTENSION',
  'HEART_FAILURE',
  'CHRONIC_KIDNEY_DISEASE',
  'HIGH_CHOLESTEROL',
  'DEPRESSION',
  'ANXIETY',
  'OTHER',
] as const satisfies readonly Known<ConditionName>[]

/**
 * The member's health profile (PROF-012), with the conditions that parsed. `null` and empty mean
 * not answered; `a1cTenths` 68 is 6.8 %. An unreadable choice is unknown, another unreadable part null.
 */
export type HealthInfo = Readable<Omit<ReadHealthInfo, 'conditions'>> & {
  readonly conditions: readonly HealthCondition[]
}
