import { fine } from './verdicts.ts'
import { hasRepeatedName } from '../contract/json-text/repeated-names.ts'
import { headerOf } from '../runner/http/http-response.ts'
import type { Check } from './check.ts'
import { ownWords, isJsonAnswer } from './answer-form.ts'

export const jsonWellformed: Check = (exchange) => {
  const { text, value, items, response, operation } = exchange
  if (items?.includes(undefined) === true)
    return ownWords(operation.pointer, `returned ${response.status} with an item that is not JSON`)
  if (
    items !== undefined ||
    !isJsonAnswer(exchange) ||
    response.body.length === 0 ||
    text === undefined
  )
    return fine
  if (value === undefined)
    return ownWords(operation.pointer, `returned ${response.status} with a body that is not JSON`)
  return hasRepeatedName(text)
    ? ownWords(
        operation.pointer,
        `returned ${response.status} with a JSON object that has a name twice`,
      )
    : fine
}

/** A body that is not in the coding of its header can be read by no client. */
export const contentCoding: Check = ({ response: { status, wrongCoding }, operation }) =>
  wrongCoding === undefined
    ? fine
    : ownWords(
        operation.pointer,
        `returned ${status} with a body that is not ${wrongCoding}, as Content-Encoding says`,
      )

export const charset: Check = (exchange) => {
  const { response, text, operation } = exchange
  const header = headerOf(response, 'content-type') ?? ''
  const value = /charset="?([\w-]+)/i.exec(header)?.[1]?.toLowerCase()
  if (isJsonAnswer(exchange) && value !== undefined && value !== 'utf-8' && value !== 'utf8')
    return ownWords(
      operation.pointer,
      'returned JSON in another charset than UTF-8 (RFC 8259, 8.1)',
    )
  const isUnread = response.body.length > 0 && text === undefined
  if (isJsonAnswer(exchange) && isUnread && response.wrongCoding === undefined)
    return ownWords(operation.pointer, 'returned JSON that is not UTF-8')
  return isJsonAnswer(exchange) && text?.startsWith('\uFEFF') === true
    ? ownWords(operation.pointer, 'returned JSON with a byte order mark')
    : fine
}

/** JavaScript cannot represent integers beyond 2^53 exactly. */
export const numberPrecision: Check = (exchange) => {
  const { text } = exchange
  if (!isJsonAnswer(exchange) || text === undefined || exchange.value === undefined) return fine
  const integers = /\d{16}/.test(text)
    ? text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').matchAll(/(?<![\d.eE+])\d{16,}(?![\d.eE])/g)
    : []
  return [...integers].some(([digits]) => !Number.isSafeInteger(Number(digits)))
    ? ownWords(
        exchange.operation.pointer,
        'returned an integer beyond 2^53, which browsers cannot read exactly',
      )
    : fine
}
