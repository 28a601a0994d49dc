import type { HealthInfo } from '../model/health-info.ts'
import type { SaveHealthInfoParams } from '#generated/openapi/calls.ts'
import type { HealthInfo as ReadHealthInfo } from '#generated/schemas/openapi/health-profile.reader.ts'
import { memberName } from '#generated/schemas/read.ts'

/** The member's health profile, with the conditions that parsed. */
export function healthInfoOf(info: ReadHealthInfo): HealthInfo {
  return {
    ...info,
    conditions: info.conditions.items,
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
