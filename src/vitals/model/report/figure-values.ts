import { bloodPressureTarget, bloodSugarLimits, usualPulse } from '../thresholds.ts'
import { figureNeeds } from './figure-requirements.ts'

/**
 * The placeholder values of "How we work this out" (area `figures`). They come from the limits, so
 * that texts cannot disagree with them.
 */
export const figureValues = {
  lowest: bloodSugarLimits.severelyLowUnder,
  highest: bloodSugarLimits.severelyHighOver,
  from: bloodSugarLimits.lowUnder,
  to: bloodSugarLimits.highOver,
  beforeMeal: bloodSugarLimits.slightlyHighOverBeforeMeal,
  sugarSpread: figureNeeds.sugarSpread.count,
  spread: figureNeeds.spread.count,
  share: figureNeeds.share.count,
  count: figureNeeds.change.count,
  days: figureNeeds.change.days,
  systolic: bloodPressureTarget.systolicBelow,
  diastolic: bloodPressureTarget.diastolicBelow,
  pulseFrom: usualPulse.from,
  pulseTo: usualPulse.to,
} as const
