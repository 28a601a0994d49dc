/** How many steps a panel has room for. */
export const stepCounts = ['1', '2', '3'] as const
export type StepCount = (typeof stepCounts)[number]
