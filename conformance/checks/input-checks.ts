import { isFields } from '../contract/json.ts'
import { isForPersonas } from '../cases/access-cases.ts'
import { rpcVocabulary } from '../rpc/rpc-vocabulary.ts'
import { headerOf } from '../runner/http/exchange.ts'
import type { Check, CheckedExchange } from './check.ts'

const fine = [] as const

/** Statuses that reject the form of a request. */
const refusesForm = new Set([400, 405, 406, 411, 413, 414, 415, 431, 501])

/**
 * 422 rejects the form, unless the operation documents it beside 400: there it is a business rule.
 */
const isRefusedForm = ({ came, operation }: CheckedExchange): boolean =>
  refusesForm.has(came.status) ||
  (came.status === 422 && !(operation.answers.has('422') && operation.answers.has('400')))

/**
 * 401 means missing authentication (RFC 9110, 15.5.2), so it is wrong for a persona. Requests with
 * a password or code may return it.
 */
const isShutOut = ({ made, came, document, operation }: CheckedExchange): boolean =>
  came.status === 401 && 'persona' in made.request.bearer && isForPersonas({ document }, operation)

export const positiveDataAcceptance: Check = (seen) =>
  seen.made.expects !== 'accept'
    ? fine
    : isShutOut(seen)
      ? [
          {
            words: `returned 401 for an authenticated request: ${seen.made.about}`,
            promise: seen.operation.pointer,
          },
        ]
      : isRefusedForm(seen)
        ? [
            {
              words: `rejected a valid request (${seen.came.status}): ${seen.made.about}`,
              promise: seen.operation.pointer,
            },
          ]
        : fine

/** An invalid request may be rejected with any 4xx status, but must not be accepted. */
export const negativeDataRejection: Check = ({ made, came, operation }) =>
  made.expects === 'refuse' && made.check === undefined && came.status >= 200 && came.status < 400
    ? [
        {
          words: `accepted an invalid request (${came.status}): ${made.about}`,
          promise: operation.pointer,
        },
      ]
    : fine

/** The target file says that such a request is refused (`refuses`, `body-limit`). */
export const refusalStatus: Check = ({ made: { against, about }, came, operation }) =>
  against?.kind === 'refusal' && came.status !== against.status
    ? [
        {
          words: `returned ${came.status} instead of ${against.status} for ${about}`,
          promise: operation.pointer,
        },
      ]
    : fine

export const missingRequiredHeader: Check = ({ made, came, operation }) =>
  made.check === 'missing_required_header' && came.status < 400
    ? [
        {
          words: `accepted a request without a required header (${came.status})`,
          promise: operation.pointer,
        },
      ]
    : fine

export const unsupportedMethod: Check = ({ made, came, operation }) => {
  if (made.expects !== 'method') return fine
  // A server may check authentication (401) or the resource (404) before the method.
  return came.status === 405 || came.status === 404 || came.status === 401
    ? fine
    : [
        {
          words: `returned ${came.status} instead of 405 for an undocumented method`,
          promise: operation.pointer,
        },
      ]
}

export const allowHeader: Check = ({ made, came, operation }) => {
  if (made.expects !== 'method' || came.status !== 405) return fine
  const allowed = (headerOf(came, 'allow') ?? '')
    .split(',')
    .map((each) => each.trim().toUpperCase())
  return allowed.includes(operation.method)
    ? fine
    : [
        {
          words: 'returned 405 without the documented methods in Allow (RFC 9110, 15.5.6)',
          promise: operation.pointer,
        },
      ]
}

export const unsupportedMedia: Check = ({ made, came, operation }) =>
  made.expects === 'media' && came.status < 400
    ? [
        {
          words: `accepted an undocumented content type (${came.status})`,
          promise: operation.pointer,
        },
      ]
    : fine

const traces =
  /(^|\n)\s+at [\w.<>$ ]+\(?[\w./\\:-]+:\d+(:\d+)?\)?|Traceback \(most recent call last\)|Exception in thread|\b(java|javax|org|com)\.[a-z]+\.[\w.]+(Exception|Error)\b|\.(py|rb|php)", line \d+|SQLSTATE|ORA-\d{5}/

export const errorShape: Check = ({ came, text, operation }) => {
  if (came.status < 400 || text === undefined) return fine
  return traces.test(text.replaceAll('\\n', '\n'))
    ? [
        {
          words: `returned ${came.status} with a stack trace`,
          promise: operation.pointer,
        },
      ]
    : fine
}

/** Error responses must not repeat request values: they may be passwords, and errors are logged. */
export const noReflection: Check = ({ made, came, text: whole, value, operation, vocabulary }) => {
  // Conflict responses may contain the current value: 412 in `current`, ABORTED in a detail.
  const isNewer =
    isFields(value) &&
    (operation.rpc === undefined ? came.status === 412 : value['code'] === 'aborted')
  const text = isNewer
    ? JSON.stringify({ ...value, [operation.rpc === undefined ? 'current' : 'details']: null })
    : whole
  if (came.status < 400 || text === undefined) return fine
  const sent = [...(made.request.body?.toString().matchAll(/[^\s"'{}[\]:,&=<>\\]{8,}/g) ?? [])].map(
    ([word]) => word,
  )
  const own = operation.rpc === undefined ? null : rpcVocabulary(operation.rpc.method.input)
  const words = sent.filter(
    (word) =>
      !vocabulary.has(word) &&
      own?.has(word) !== true &&
      !/^(true|false|null|[-\d.:TZ/]+)$/.test(word),
  )
  const back = words.some(
    (word) => text.includes(word) || text.includes(decodeURIComponentOr(word)),
  )
  return back
    ? [
        {
          words: `returned ${came.status} with a value of the request`,
          promise: operation.pointer,
        },
      ]
    : fine
}

const decodeURIComponentOr = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
