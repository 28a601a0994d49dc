// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, list, nullable, number, object, orUnreadable, required, rows, text, words, type Tolerant } from '../tolerant.ts'
import type { ConditionName, HealthCondition, HealthConditionRequest, SmokingStatus, Race, SexualOrientation, GenderIdentity, Pronouns, HealthInfo, HealthInfoRequest } from './health-profile.reader.ts'

export const ConditionNameReader: Tolerant<ConditionName> = words('DIABETES_TYPE_1', 'DIABETES_TYPE_2', 'GESTATIONAL_DIABETES', 'PREDIABETES', 'HYPERTENSION', 'HEART_FAILURE', 'CHRONIC_KIDNEY_DISEASE', 'HIGH_CHOLESTEROL', 'DEPRESSION', 'ANXIETY', 'OTHER')

export const HealthConditionReader: Tolerant<HealthCondition> = object({
  condition: ConditionNameReader,
  diagnosisYear: required(nullable(orUnreadable(number(true, 1900, 2200)))),
})

export const HealthConditionRequestReader: Tolerant<HealthConditionRequest> = object({
  condition: ConditionNameReader,
  diagnosisYear: required(nullable(number(true, 1900, 2200))),
})

export const SmokingStatusReader: Tolerant<SmokingStatus> = nullable(orUnreadable(words('NEVER', 'FORMER', 'CURRENT', 'PREFER_NOT_TO_SAY')))

export const RaceReader: Tolerant<Race> = words('AMERICAN_INDIAN_OR_ALASKA_NATIVE', 'ASIAN', 'BLACK_OR_AFRICAN_AMERICAN', 'HISPANIC_OR_LATINO', 'MIDDLE_EASTERN_OR_NORTH_AFRICAN', 'NATIVE_HAWAIIAN_OR_PACIFIC_ISLANDER', 'WHITE', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY')

export const SexualOrientationReader: Tolerant<SexualOrientation> = nullable(orUnreadable(words('STRAIGHT', 'LESBIAN_OR_GAY', 'BISEXUAL', 'QUEER', 'ASEXUAL', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY')))

export const GenderIdentityReader: Tolerant<GenderIdentity> = nullable(orUnreadable(words('FEMALE', 'MALE', 'TRANSGENDER_FEMALE', 'TRANSGENDER_MALE', 'NON_BINARY', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY')))

export const PronounsReader: Tolerant<Pronouns> = nullable(orUnreadable(words('SHE_HER', 'HE_HIM', 'THEY_THEM', 'OTHER', 'DK', 'PREFER_NOT_TO_SAY')))

export const HealthInfoReader: Tolerant<HealthInfo> = object({
  heightInches: required(nullable(orUnreadable(number(true, 24, 108)))),
  a1cTenths: required(nullable(orUnreadable(number(true, 40, 140)))),
  conditions: rows(HealthConditionReader),
  medications: list(text(/./su)),
  allergies: list(text(/./su)),
  usesInsulin: required(nullable(orUnreadable(boolean))),
  smokingStatus: required(SmokingStatusReader),
  race: list(RaceReader),
  sexualOrientation: required(SexualOrientationReader),
  genderIdentity: required(GenderIdentityReader),
  pronouns: required(PronounsReader),
})

export const HealthInfoRequestReader: Tolerant<HealthInfoRequest> = object({
  heightInches: required(nullable(number(true, 24, 108))),
  a1cTenths: required(nullable(number(true, 40, 140))),
  conditions: rows(HealthConditionRequestReader),
  medications: list(text(/./su)),
  allergies: list(text(/./su)),
  usesInsulin: required(nullable(boolean)),
  smokingStatus: required(SmokingStatusReader),
  race: list(RaceReader),
  sexualOrientation: required(SexualOrientationReader),
  genderIdentity: required(GenderIdentityReader),
  pronouns: required(PronounsReader),
})
