import { CANARIES } from './canary-forms.ts'
import type { Defect } from './mutants/mutant.ts'

const [TEXT = '', NUMBER = '', NAME = ''] = CANARIES

const planted = (value: unknown): unknown => {
  if (typeof value === 'string') return TEXT
  if (typeof value === 'number') return Number(NUMBER)
  if (Array.isArray(value)) return value.map(planted)
  return typeof value === 'object' && value !== null
    ? {
        ...Object.fromEntries(Object.entries(value).map(([name, each]) => [name, planted(each)])),
        [NAME]: TEXT,
      }
    : value
}

/** Operations that keep their responses, because logins need them. */
const ways: ReadonlySet<string | null> = new Set(['signIn', 'answerMfaChallenge', 'refreshSession'])

/** Replaces every text and number of every response by a canary, and adds one to the headers. */
export const canaryMutant: Defect = {
  id: 'canaries',
  kind: 'privacy',
  operations: [],
  answer: async (request, forward) => {
    const response = await forward(request)
    if (request.url.startsWith('/control/') || ways.has(request.operation)) return response
    try {
      return {
        ...response,
        headers: { ...response.headers, 'x-canary': NAME, 'retry-after': '0' },
        body: Buffer.from(JSON.stringify(planted(JSON.parse(response.body.toString())))),
      }
    } catch {
      return response
    }
  },
}
