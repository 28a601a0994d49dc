/** Where "Weight" leads (1§2). */
export type WeightLaunch = 'overview' | 'getStarted' | 'askForScale'

/**
 * The weight page's launcher (1§2): the overview when the scale is set up, or when it cannot be said whether there is a reading (`hasReadings`
 * null, ERR-030); getting started when there has never been one; else the member is asked whether she has a scale.
 */
export function weightLaunch({ isScaleOnboardingDone, hasReadings }: { readonly isScaleOnboardingDone: boolean; readonly hasReadings: boolean | null }): WeightLaunch {
  if (isScaleOnboardingDone || hasReadings === null) return 'overview'
  return hasReadings ? 'askForScale' : 'getStarted'
}
