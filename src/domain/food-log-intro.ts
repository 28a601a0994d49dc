import type { ActivePrograms } from './programs.ts'

/** 1§4: whose members are told of the food log. */
export const hasFoodLogIntro = ({
  bloodSugar,
  bloodPressure,
  prediabetes,
  weight,
}: ActivePrograms): boolean => bloodSugar || bloodPressure || prediabetes || weight
