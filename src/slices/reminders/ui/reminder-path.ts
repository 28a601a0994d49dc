export const reminderPath = {
  list: '/reminder',
  new: '/reminder/set',
  change: (id: string) => `/reminder/set/${id}`,
  communications: '/profile-preferences/communications',
} as const
