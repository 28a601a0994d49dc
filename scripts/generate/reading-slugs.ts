/**
 * The capabilities whose generated calls answer what the tolerant readers give. The calls of the others still answer what the server
 * sent, and the gateway decodes it by hand; the list grows until it holds all of them, and goes then (DECISIONS 76).
 */
export const readingSlugs: ReadonlySet<string> = new Set([
  'openapi/access-codes',
  'openapi/contacts',
  'openapi/email-verification',
  'openapi/impersonation',
  'openapi/mfa',
  'openapi/migration',
  'openapi/partners',
  'openapi/passwords',
  'openapi/sign-in',
  'rpc/care-team',
  'rpc/challenges',
  'rpc/coaching',
  'rpc/coverage',
  'rpc/goals',
  'rpc/kidney',
  'rpc/lab-reports',
  'rpc/payment',
  'rpc/pulse',
  'rpc/reminders',
])
