/** The target of the "Weight" link (1§2). */
export type WeightLaunch = 'overview' | 'getStarted' | 'askForScale'

type Known = {
  readonly isScaleOnboardingDone: boolean
  readonly hasReadings: boolean | null
  readonly isAnswered: boolean
}

/**
 * The target of the weight link (1§2). The overview if the scale is set up or the check for
 * readings failed (`hasReadings` is `null`, ERR-030); getting started if there was never a reading;
 * else the question about a scale, once.
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
