/**
 * The durations of the changes on the overview, in days. Equal requests share one cached response.
 */
export const overviewDurations = [14, 30, 90] as const

/** The days of the change beside the latest weight. */
export const heroDays = 30
