import { fine } from './verdicts.ts'
import { isJson } from '../runner/http/serialize-parameters.ts'
import type { MediaTypeBody } from '../contract/operation.ts'
import type { SchemaViolation } from '../contract/validation/schema-violation.ts'
import { shortened, shownValues } from './shown-values.ts'
import { headerOf } from '../runner/http/http-response.ts'
import type { Check, CheckedExchange } from './check.ts'
import { ownWords, mediaType, isOf, bodyless } from './answer-form.ts'

/** Statuses that need no documentation for the case; the contract says nothing of other methods. */
const isExpectedOutside = ({ testCase, response }: CheckedExchange): boolean =>
  testCase.expects === 'method' || (testCase.expects === 'media' && response.status === 415)

export const notAServerError: Check = ({ response, operation }) =>
  response.status >= 500 ? ownWords(operation.pointer, `returned ${response.status}`) : fine

export const statusCodeConformance: Check = (exchange) =>
  exchange.answer === undefined && !isExpectedOutside(exchange)
    ? ownWords(
        `${exchange.operation.pointer}/responses`,
        `returned the undocumented status ${exchange.response.status}`,
      )
    : fine

export const contentTypeConformance: Check = (exchange) => {
  const { answer, response } = exchange
  if (
    answer === undefined ||
    answer.media.length === 0 ||
    response.body.length === 0 ||
    bodyless(exchange)
  )
    return fine
  const header = headerOf(response, 'content-type')
  if (header === undefined)
    return ownWords(answer.pointer, `returned ${response.status} without a content type`)
  const type = mediaType(header)
  return answer.media.some((media) => isOf(type, mediaType(media.type)))
    ? fine
    : ownWords(answer.pointer, `returned ${response.status} with an undocumented content type`)
}

/** Error responses may have a body that the contract does not mention, unless `isStrict`. */
export const emptyBody =
  (isStrict: boolean): Check =>
  (exchange) => {
    const { answer, response } = exchange
    if (answer === undefined || answer.isUnknown === true) return fine
    const isUnmentioned = answer.media.length === 0 && (isStrict || response.status < 400)
    if (response.body.length > 0 && (isUnmentioned || bodyless(exchange)))
      return ownWords(answer.pointer, `returned ${response.status} with an undocumented body`)
    if (
      response.body.length === 0 &&
      response.isCut !== true &&
      answer.media.some(({ schema }) => schema !== null) &&
      !bodyless(exchange)
    )
      return ownWords(answer.pointer, `returned ${response.status} without the documented body`)
    return fine
  }

export const responseHeadersConformance: Check = ({
  answer,
  response,
  validator,
  document,
  vocabulary,
}) =>
  (answer?.headers ?? []).flatMap(({ name, required, schema }) => {
    const text = headerOf(response, name)
    if (text === undefined)
      return required
        ? ownWords(answer!.pointer, `returned ${response.status} without the header ${name}`)
        : fine
    if (schema === null) return fine
    const isRight = [
      text,
      ...(/^-?\d+(\.\d+)?$/.test(text) ? [Number(text)] : []),
      ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
      text.split(',').map((each) => each.trim()),
    ].some((value) => validator.isValid(schema, value, 'response'))
    return isRight
      ? fine
      : [
          {
            words: `returned ${response.status} with a header ${name} that violates its schema`,
            promise: schema,
            ...(vocabulary.isMasked
              ? {}
              : {
                  values: {
                    expected: shortened(JSON.stringify(document.follow(schema).value)),
                    actual: shortened(text),
                  },
                }),
          },
        ]
  })

/** The violations of a body, or of the items of a stream, with the place that states the schema. */
const breachesOf = (
  { text, value, items, validator }: CheckedExchange,
  type: string,
  { schema, itemSchema }: MediaTypeBody,
): { pointer: string; broken: readonly { of: SchemaViolation; value: unknown }[] } | null => {
  const all = (pointer: string, body: unknown) =>
    validator.breaches(pointer, body, 'response').map((of) => ({ of, value: body }))
  if (items !== undefined && itemSchema !== null)
    return {
      pointer: itemSchema,
      broken: items.filter((item) => item !== undefined).flatMap((item) => all(itemSchema, item)),
    }
  if (schema === null || items !== undefined) return null
  const body = isJson(type) ? value : type.startsWith('text/') ? text : undefined
  return body === undefined ? null : { pointer: schema, broken: all(schema, body) }
}

export const responseSchemaConformance: Check = (exchange) => {
  const { answer, response, vocabulary, document } = exchange
  if (answer === undefined || response.body.length === 0) return fine
  const type = mediaType(headerOf(response, 'content-type') ?? '')
  const media =
    answer.media.find((each) => mediaType(each.type) === type) ??
    answer.media.find((each) => isOf(type, mediaType(each.type)))
  const judged = media === undefined ? null : breachesOf(exchange, type, media)
  if (judged === null) return fine
  const what = exchange.items === undefined ? 'a body' : 'an item'
  // Group equal faults of many items in one finding.
  const lines = new Map(
    judged.broken.map(({ of, of: { at, keyword, field, rule }, value }) => [
      `${keyword} ${vocabulary.path(at).replaceAll(/\/\d+/g, '/*')} ${field ?? ''}`,
      {
        words: `returned ${response.status} with ${what} that violates ${keyword} at ${vocabulary.path(at)}${field === undefined ? '' : ` (${vocabulary.name(field)})`}`,
        promise:
          rule.startsWith('#/paths') || rule.startsWith('#/components')
            ? rule.slice(1)
            : judged.pointer,
        ...(vocabulary.isMasked ? {} : { values: shownValues(document, of, value) }),
      },
    ]),
  )
  return [...lines.values()].slice(0, 10)
}
