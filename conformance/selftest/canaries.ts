import { escapeXml } from '../report/formats/escape-xml.ts'
import { formsOf } from '../runner/target/secrets.ts'
import type { Mutant } from './mutant.ts'

/** What must be in no report: a text, a number and the name of a field. */
export const CANARIES: readonly string[] = [
  'canary "7f3a" Señora/Ω',
  '918273645',
  'canary-name-51c0',
]

/**
 * What base64 makes of a text that stands somewhere in the middle of another, at each of the three
 * places where it may begin.
 */
const inBase64 = (text: string): string[] =>
  [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)])
    const whole = bytes.subarray(before === 0 ? 0 : 3, bytes.length - (bytes.length % 3))
    return whole.toString('base64')
  })

/** JSON with every letter beyond ASCII escaped, as many writers have it. */
const asciiJson = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(
      /[^\u0020-\u007E]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )

/**
 * A canary as it is, in base64 wherever it begins, in an address, in JSON, in XML and HTML, and its
 * one word that no writing changes.
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

/** What lets people in: left as it is, or there would be no run. */
const ways: ReadonlySet<string | null> = new Set(['signIn', 'answerMfaChallenge', 'refreshSession'])

/** Every text and number of every answer is a canary, in headers, too. */
export const canaryMutant: Mutant = {
  id: 'canaries',
  kind: 'privacy',
  operations: [],
  answer: async (asked, forward) => {
    const told = await forward(asked)
    if (asked.url.startsWith('/control/') || ways.has(asked.operation)) return told
    try {
      return {
        ...told,
        headers: { ...told.headers, 'x-canary': NAME, 'retry-after': '0' },
        body: Buffer.from(JSON.stringify(planted(JSON.parse(told.body.toString())))),
      }
    } catch {
      return told
    }
  },
}
