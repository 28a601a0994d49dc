/** How many steps a panel has room for. */
export const nextStepCounts = ['1', '2', '3'] as const
export type NextStepCount = (typeof nextStepCounts)[number]
