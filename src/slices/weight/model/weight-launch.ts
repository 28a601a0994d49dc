/** Where "Weight" leads (1§2). */
export type WeightLaunch = 'overview' | 'getStarted' | 'askForScale'

type Known = {
  readonly isScaleOnboardingDone: boolean
  readonly hasReadings: boolean | null
  readonly isAnswered: boolean
}

/**
 * The weight page's launcher (1§2): the overview when the scale is set up, or when the check for
 * readings failed (`hasReadings` null, ERR-030); getting started when there has never been a
 * reading; else the member is asked for a scale, once: when they have answered, "Weight" leads to
 * the overview.
 */
export function weightLaunch({
  isScaleOnboardingDone,
  hasReadings,
  isAnswered,
}: Known): WeightLaunch {
  if (isScaleOnboardingDone || hasReadings === null) return 'overview'
  if (!hasReadings) return 'getStarted'
  return isAnswered ? 'overview' : 'askForScale'
}
