export const coachingPath = {
  sessions: '/coaching',
  goals: '/coaching/goals',
  book: (caseId: string) => `/coaching/session/${caseId}`,
  session: (id: string) => `/coaching/sessiondetails/${id}`,
} as const
