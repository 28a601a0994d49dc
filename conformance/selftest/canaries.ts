import { escapeXml } from '../report/formats/escape-xml.ts'
import { formsOf } from '../runner/target/secrets.ts'
import type { Mutant } from './mutant.ts'

/** A text, a number and a field name that no report may contain. */
export const CANARIES: readonly string[] = [
  'canary "7f3a" Señora/Ω',
  '918273645',
  'canary-name-51c0',
]

/** The base64 forms of a text within a longer text, for each of the three alignments. */
const inBase64 = (text: string): string[] =>
  [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)])
    const whole = bytes.subarray(before === 0 ? 0 : 3, bytes.length - (bytes.length % 3))
    return whole.toString('base64')
  })

/** JSON with all non-ASCII characters escaped. */
const asciiJson = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(
      /[^\u0020-\u007E]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )

/**
 * All encodings of a canary: plain, base64 in each alignment, URL, JSON, XML and HTML, and its
 * parts without special characters.
 */
export function canaryForms(canary: string): string[] {
  return [
    ...new Set([
      ...formsOf(canary),
      ...inBase64(canary),
      asciiJson(canary),
      escapeXml(canary),
      ...(canary.includes('7f3a') ? ['7f3a" Se', '7f3a&quot;', 'ora/Ω'] : []),
    ]),
  ].filter((form) => form.length > 6)
}

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
export const canaryMutant: Mutant = {
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
