import { isFields } from '../contract/json.ts'
import { isForPersonas } from '../cases/access-cases.ts'
import { rpcVocabulary } from '../rpc/rpc-vocabulary.ts'
import { headerOf } from '../runner/http/exchange.ts'
import type { Check, CheckedExchange } from './check.ts'

const fine = [] as const

/** Statuses by which a server says that a request is not of the contract's form. */
const refusesForm = new Set([400, 405, 406, 411, 413, 414, 415, 431, 501])

/**
 * 422 is a refusal of the form, but for operations that document it beside 400: there it is a rule
 * of the business.
 */
const isRefusedForm = ({ came, operation }: CheckedExchange): boolean =>
  refusesForm.has(came.status) ||
  (came.status === 422 && !(operation.answers.has('422') && operation.answers.has('400')))

/**
 * Somebody who is signed in is known: 401 is for who is not (RFC 9110, 15.5.2). What is asked with
 * a password or a code may well be told so.
 */
const isShutOut = ({ made, came, document, operation }: CheckedExchange): boolean =>
  came.status === 401 && 'persona' in made.request.bearer && isForPersonas({ document }, operation)

export const positiveDataAcceptance: Check = (seen) =>
  seen.made.expects !== 'accept'
    ? fine
    : isShutOut(seen)
      ? [
          {
            words: `answered 401 to somebody who is signed in: ${seen.made.about}`,
            promise: seen.operation.pointer,
          },
        ]
      : isRefusedForm(seen)
        ? [
            {
              words: `refused a valid request (${seen.came.status}): ${seen.made.about}`,
              promise: seen.operation.pointer,
            },
          ]
        : fine

/** A request that is not valid may be refused for any reason of the asker's, but not be taken. */
export const negativeDataRejection: Check = ({ made, came, operation }) =>
  made.expects === 'refuse' && made.check === undefined && came.status >= 200 && came.status < 400
    ? [
        {
          words: `took a request that is not valid (${came.status}): ${made.about}`,
          promise: operation.pointer,
        },
      ]
    : fine

export const missingRequiredHeader: Check = ({ made, came, operation }) =>
  made.check === 'missing_required_header' && came.status < 400
    ? [
        {
          words: `took a request without a header that is required (${came.status})`,
          promise: operation.pointer,
        },
      ]
    : fine

export const unsupportedMethod: Check = ({ made, came, operation }) => {
  if (made.expects !== 'method') return fine
  // Who must sign in first may be told so first; who asks for what is not there may be told that it
  // is not there.
  return came.status === 405 || came.status === 404 || came.status === 401
    ? fine
    : [
        {
          words: `answered ${came.status}, not 405, to a method that the contract does not have for this path`,
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
          words:
            'answered 405 without an Allow header that has the methods of the contract (RFC 9110, 15.5.6)',
          promise: operation.pointer,
        },
      ]
}

export const unsupportedMedia: Check = ({ made, came, operation }) =>
  made.expects === 'media' && came.status < 400
    ? [
        {
          words: `took a body of a content type that the contract does not have (${came.status})`,
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
          words: `answered ${came.status} with the trace of an error in it`,
          promise: operation.pointer,
        },
      ]
    : fine
}

/**
 * What somebody typed comes back in no error: it may be her password, and the error goes into a
 * log.
 */
export const noReflection: Check = ({ made, came, text: whole, value, operation, vocabulary }) => {
  // Who is told that there is something else now is told what, which may be what was sent: by 412
  // in `current`, by an RPC's ABORTED in a detail.
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
          words: `answered ${came.status} with something of the request in it`,
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
