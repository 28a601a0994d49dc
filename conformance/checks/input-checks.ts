import { fine } from './verdicts.ts'
import { isFields } from '../contract/json.ts'
import { isForPersonas } from '../cases/access-cases.ts'
import { rpcVocabulary } from '../rpc/rpc-vocabulary.ts'
import { headerOf } from '../runner/http/http-response.ts'
import { isConflict } from '../runner/http/is-conflict.ts'
import type { Check, CheckedExchange } from './check.ts'

/** Statuses that reject the form of a request. */
const refusesForm = new Set([400, 405, 406, 411, 413, 414, 415, 431, 501])

/**
 * 422 rejects the form, unless the operation documents it beside 400: there it is a business rule.
 */
const isRefusedForm = ({ response, operation }: CheckedExchange): boolean =>
  refusesForm.has(response.status) ||
  (response.status === 422 && !(operation.answers.has('422') && operation.answers.has('400')))

/**
 * 401 means missing authentication (RFC 9110, 15.5.2), so it is wrong for a persona. Requests with
 * a password or code may return it.
 */
const isShutOut = ({ testCase, response, document, operation }: CheckedExchange): boolean =>
  response.status === 401 &&
  'persona' in testCase.request.bearer &&
  isForPersonas({ document }, operation)

export const positiveDataAcceptance: Check = (exchange) =>
  exchange.testCase.expects !== 'accept' || exchange.operation.isUnknownRequest === true
    ? fine
    : isShutOut(exchange)
      ? [
          {
            words: `returned 401 for an authenticated request: ${exchange.testCase.about}`,
            promise: exchange.operation.pointer,
          },
        ]
      : isRefusedForm(exchange) && !isConflict(exchange.response)
        ? [
            {
              words: `rejected a valid request (${exchange.response.status}): ${exchange.testCase.about}`,
              promise: exchange.operation.pointer,
            },
          ]
        : fine

/** An invalid request may be rejected with any 4xx status, but must not be accepted. */
export const negativeDataRejection: Check = ({ testCase, response, operation }) =>
  testCase.expects === 'refuse' &&
  testCase.check === undefined &&
  response.status >= 200 &&
  response.status < 400
    ? [
        {
          words: `accepted an invalid request (${response.status}): ${testCase.about}`,
          promise: operation.pointer,
        },
      ]
    : fine

/** The target file says that such a request is refused (`refuses`, `body-limit`). */
export const refusalStatus: Check = ({ testCase: { against, about }, response, operation }) =>
  against?.kind === 'refusal' && response.status !== against.status
    ? [
        {
          words: `returned ${response.status} instead of ${against.status} for ${about}`,
          promise: operation.pointer,
        },
      ]
    : fine

export const missingRequiredHeader: Check = ({ testCase, response, operation }) =>
  testCase.check === 'missing_required_header' && response.status < 400
    ? [
        {
          words: `accepted a request without a required header (${response.status})`,
          promise: operation.pointer,
        },
      ]
    : fine

export const unsupportedMethod: Check = ({ testCase, response, operation }) => {
  if (testCase.expects !== 'method') return fine
  // A server may check authentication (401) or the resource (404) before the method.
  return response.status === 405 || response.status === 404 || response.status === 401
    ? fine
    : [
        {
          words: `returned ${response.status} instead of 405 for an undocumented method`,
          promise: operation.pointer,
        },
      ]
}

export const allowHeader: Check = ({ testCase, response, operation }) => {
  if (testCase.expects !== 'method' || response.status !== 405) return fine
  const allowed = (headerOf(response, 'allow') ?? '')
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

export const unsupportedMedia: Check = ({ testCase, response, operation }) =>
  testCase.expects === 'media' && response.status < 400
    ? [
        {
          words: `accepted an undocumented content type (${response.status})`,
          promise: operation.pointer,
        },
      ]
    : fine

const traces =
  /(^|\n)\s+at [\w.<>$ ]+\(?[\w./\\:-]+:\d+(:\d+)?\)?|Traceback \(most recent call last\)|Exception in thread|\b(java|javax|org|com)\.[a-z]+\.[\w.]+(Exception|Error)\b|\.(py|rb|php)", line \d+|SQLSTATE|ORA-\d{5}/

export const errorShape: Check = ({ response, text, operation }) => {
  if (response.status < 400 || text === undefined) return fine
  return traces.test(text.replaceAll('\\n', '\n'))
    ? [
        {
          words: `returned ${response.status} with a stack trace`,
          promise: operation.pointer,
        },
      ]
    : fine
}

/** Error responses must not repeat request values: they may be passwords, and errors are logged. */
export const noReflection: Check = ({
  testCase,
  response,
  text: whole,
  value,
  operation,
  vocabulary,
}) => {
  // Conflict responses may contain the current value: 412 in `current`, ABORTED in a detail.
  const isNewer =
    isFields(value) &&
    (operation.rpc === undefined ? response.status === 412 : value['code'] === 'aborted')
  const text = isNewer
    ? JSON.stringify({ ...value, [operation.rpc === undefined ? 'current' : 'details']: null })
    : whole
  if (response.status < 400 || text === undefined) return fine
  const sent = [
    ...(testCase.request.body?.toString().matchAll(/[^\s"'{}[\]:,&=<>\\]{8,}/g) ?? []),
  ].map(([word]) => word)
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
          words: `returned ${response.status} with a value of the request`,
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
