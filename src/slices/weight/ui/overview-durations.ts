/** The days over which the overview tells changes; whatever asks for the same shares one answer. */
export const overviewDurations = [14, 30, 90] as const
