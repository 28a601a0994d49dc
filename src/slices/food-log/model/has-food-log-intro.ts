import type { ActivePrograms } from '#session/member/model/programs.ts'

/** 1§4: whose members are told of the food log. */
export function hasFoodLogIntro({
  bloodSugar,
  bloodPressure,
  prediabetes,
  weight,
}: ActivePrograms): boolean {
  return bloodSugar || bloodPressure || prediabetes || weight
}
