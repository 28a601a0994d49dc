/** Dates that the documents name for notifications without saying what for (2§9, GAP-103). Nothing goes by them. */
export const notificationWindows = { spring: { month: 4, day: 15 }, endOfMay: { month: 5, day: 30 } } as const
