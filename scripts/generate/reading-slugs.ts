/**
 * The capabilities whose generated calls answer what the tolerant readers give. The calls of the others still answer what the server
 * sent, and the gateway decodes it by hand; the list grows until it holds all of them, and goes then (DECISIONS 76).
 */
export const readingSlugs: ReadonlySet<string> = new Set([
  'openapi/teams',
  'rpc/chat',
  'rpc/communications',
  'rpc/reminders',
  'rpc/user-guides',
  'rpc/user-tasks',
])
