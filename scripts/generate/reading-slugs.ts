/**
 * The capabilities whose generated calls answer what the tolerant readers give. The calls of the others still answer what the server
 * sent, and the gateway decodes it by hand; the list grows until it holds all of them, and goes then (DECISIONS 76).
 */
export const readingSlugs: ReadonlySet<string> = new Set([
  'openapi/account',
  'openapi/cardiometabolic',
  'openapi/contacts',
  'openapi/devices',
  'openapi/features',
  'openapi/health-profile',
  'openapi/labs',
  'openapi/launchpad',
  'openapi/non-members',
  'openapi/preferences',
  'openapi/supplies',
  'openapi/teams',
  'rpc/care-team',
  'rpc/challenges',
  'rpc/chat',
  'rpc/coaching',
  'rpc/communications',
  'rpc/coverage',
  'rpc/goals',
  'rpc/kidney',
  'rpc/lab-reports',
  'rpc/payment',
  'rpc/programs',
  'rpc/pulse',
  'rpc/reminders',
  'rpc/user-guides',
  'rpc/user-tasks',
])
