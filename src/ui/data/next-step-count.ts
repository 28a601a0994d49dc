/** The numbers of next steps that a panel can show. */
export const nextStepCounts = ['1', '2', '3'] as const
export type NextStepCount = (typeof nextStepCounts)[number]
