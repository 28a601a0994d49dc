import type { ActivePrograms } from '#session/member/model/programs.ts'

/** Whether a member gets the introduction of the food log (1§4). */
export function hasFoodLogIntro({
  bloodSugar,
  bloodPressure,
  prediabetes,
  weight,
}: ActivePrograms): boolean {
  return bloodSugar || bloodPressure || prediabetes || weight
}
