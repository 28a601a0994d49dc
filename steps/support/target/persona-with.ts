import type { Persona } from '../member-names.ts'
import type { Holding } from './target.ts'

/** The personas of the mock server for what Rosa does not have. */
const others: Readonly<Partial<Record<Holding, string>>> = {
  'kidney results': 'nora',
  pulse: 'frank',
  'read messages': 'frank',
  'body composition': 'wes',
  'cholesterol results': 'wes',
  'pages in Spanish': 'carmen',
  'nothing yet': 'edith',
  'no devices': 'edith',
  'no coaching': 'beth',
}

/** The persona of the mock server who has this. */
export function personaWith(has: Holding | null): Persona {
  return { template: (has === null ? undefined : others[has]) ?? 'rosa' }
}
