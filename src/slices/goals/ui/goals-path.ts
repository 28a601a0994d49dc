export const goalsPath = {
  sessions: '/coaching',
  goals: '/coaching/goals',
  new: '/goal-setting',
  change: (id: string) => `/goal-setting?goal=${encodeURIComponent(id)}`,
} as const
