import { fine } from './verdicts.ts'
import { canonical, isFields } from '../contract/json.ts'
import { headerOf } from '../runner/http/http-response.ts'
import type { Check } from './check.ts'

/** Texts for readers, as opposed to codes for programs. */
const proseIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? /\p{L} \p{L}/u.test(value)
      ? [value]
      : []
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(proseIn)
      : []

export const acceptLanguageHonoured: Check = ({
  testCase,
  response,
  value,
  operation,
  variables,
}) => {
  const { against } = testCase
  const text =
    against?.kind === 'language' && against.before !== null ? variables[against.before] : undefined
  if (
    against?.kind !== 'language' ||
    text === undefined ||
    variables[`${against.before}.status`] !== String(response.status) ||
    !isFields(value) ||
    proseIn(value).length === 0
  )
    return fine
  try {
    // A request id differs each time; only texts are compared.
    return canonical(proseIn(JSON.parse(text)).sort()) === canonical(proseIn(value).sort())
      ? [
          {
            words: `returned ${response.status} for ${against.language} with the texts of another language`,
            promise: operation.pointer,
          },
        ]
      : fine
  } catch {
    return fine
  }
}

/** Content-Language, if present, must name the requested language. */
export const contentLanguageHeader: Check = ({ testCase, response, operation }) => {
  const { against } = testCase
  const documented = headerOf(response, 'content-language')
  if (against?.kind !== 'language' || documented === undefined) return fine
  const isRequested = documented
    .split(',')
    .some(
      (each) =>
        each.trim().toLowerCase().split('-')[0] === against.language.toLowerCase().split('-')[0],
    )
  return isRequested
    ? fine
    : [
        {
          words: `returned ${response.status} with another Content-Language than requested`,
          promise: operation.pointer,
        },
      ]
}
