/**
 * The durations of the changes on the overview, in days. Equal requests share one cached response.
 */
export const overviewDurations = [14, 30, 90] as const
