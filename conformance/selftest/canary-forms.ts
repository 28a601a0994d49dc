import { escapeXml } from '../report/formats/escape-xml.ts'
import { formsOf } from '../runner/target/secrets.ts'

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
