import type { HealthInfo } from '../model/health-info.ts'
import type { SaveHealthInfoParams } from '#generated/openapi/calls.ts'
import type { HealthInfo as ReadHealthInfo } from '#generated/schemas/openapi/health-profile.reader.ts'
import { knownOrNull } from '#platform/model/parts/part.ts'
import { memberOf } from '#platform/model/parts/unknown-enum.ts'
import { memberName } from '#generated/schemas/read.ts'

/**
 * The member's health profile, with the conditions that parsed. A save reads it again and is
 * refused while a part is unreadable.
 */
export function healthInfoOf(info: ReadHealthInfo): HealthInfo {
  return {
    ...info,
    heightInches: knownOrNull(info.heightInches),
    a1cTenths: knownOrNull(info.a1cTenths),
    usesInsulin: knownOrNull(info.usesInsulin),
    smokingStatus: memberOf(info.smokingStatus),
    sexualOrientation: memberOf(info.sexualOrientation),
    genderIdentity: memberOf(info.genderIdentity),
    pronouns: memberOf(info.pronouns),
    conditions: info.conditions.items.map(({ condition, diagnosisYear }) => ({
      condition,
      diagnosisYear: knownOrNull(diagnosisYear),
    })),
  }
}

/** The health profile to send. An unknown enum value is sent back unchanged. */
export function healthInfoBody({
  conditions,
  medications,
  allergies,
  race,
  smokingStatus,
  sexualOrientation,
  genderIdentity,
  pronouns,
  ...rest
}: HealthInfo): SaveHealthInfoParams['body'] {
  return {
    ...rest,
    conditions: conditions.map(({ condition, diagnosisYear }) => ({
      condition: memberName('', condition),
      diagnosisYear,
    })),
    medications: [...medications],
    allergies: [...allergies],
    race: race.map((one) => memberName('', one)),
    smokingStatus: smokingStatus && memberName('', smokingStatus),
    sexualOrientation: sexualOrientation && memberName('', sexualOrientation),
    genderIdentity: genderIdentity && memberName('', genderIdentity),
    pronouns: pronouns && memberName('', pronouns),
  }
}
