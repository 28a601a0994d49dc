import { isJson } from '../runner/http/serialize-parameters.ts'
import { headerOf } from '../runner/http/exchange.ts'
import type { Check, CheckedExchange } from './check.ts'

const ownWords = (promise: string, words: string) => [{ words, promise }]
const fine = [] as const

/** Statuses that need no documentation for the case. */
const isExpectedOutside = ({ made, came }: CheckedExchange): boolean =>
  (made.expects === 'method' && came.status === 405) ||
  (made.expects === 'media' && came.status === 415)

export const notAServerError: Check = ({ came, operation }) =>
  came.status >= 500 ? ownWords(operation.pointer, `returned ${came.status}`) : fine

export const statusCodeConformance: Check = (seen) =>
  seen.answer === undefined && !isExpectedOutside(seen)
    ? ownWords(
        `${seen.operation.pointer}/responses`,
        `returned the undocumented status ${seen.came.status}`,
      )
    : fine

const mediaType = (header: string): string => (header.split(';')[0] ?? '').trim().toLowerCase()

const isOf = (type: string, range: string): boolean =>
  range === '*/*' || type === range || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)))

const bodyless = ({ made, came }: CheckedExchange): boolean =>
  made.request.method === 'HEAD' || came.status === 204 || came.status === 304

export const contentTypeConformance: Check = (seen) => {
  const { answer, came } = seen
  if (answer === undefined || answer.media.length === 0 || came.body.length === 0 || bodyless(seen))
    return fine
  const header = headerOf(came, 'content-type')
  if (header === undefined)
    return ownWords(answer.pointer, `returned ${came.status} without a content type`)
  const type = mediaType(header)
  return answer.media.some((media) => isOf(type, mediaType(media.type)))
    ? fine
    : ownWords(answer.pointer, `returned ${came.status} with an undocumented content type`)
}

export const emptyBody: Check = (seen) => {
  const { answer, came } = seen
  if (answer === undefined) return fine
  if (came.body.length > 0 && (answer.media.length === 0 || bodyless(seen)))
    return ownWords(answer.pointer, `returned ${came.status} with an undocumented body`)
  if (
    came.body.length === 0 &&
    answer.media.some(({ schema }) => schema !== null) &&
    !bodyless(seen)
  )
    return ownWords(answer.pointer, `returned ${came.status} without the documented body`)
  return fine
}

const isJsonAnswer = ({ came }: CheckedExchange): boolean =>
  isJson(mediaType(headerOf(came, 'content-type') ?? ''))

export const jsonWellformed: Check = (seen) => {
  const { text, value, came, operation } = seen
  if (!isJsonAnswer(seen) || came.body.length === 0 || text === undefined) return fine
  return value === undefined
    ? ownWords(operation.pointer, `returned ${came.status} with a body that is not JSON`)
    : fine
}

export const charset: Check = (seen) => {
  const { came, text, operation } = seen
  const header = headerOf(came, 'content-type') ?? ''
  const said = /charset="?([\w-]+)/i.exec(header)?.[1]?.toLowerCase()
  if (isJsonAnswer(seen) && said !== undefined && said !== 'utf-8' && said !== 'utf8')
    return ownWords(
      operation.pointer,
      'returned JSON in another charset than UTF-8 (RFC 8259, 8.1)',
    )
  if (isJsonAnswer(seen) && came.body.length > 0 && text === undefined)
    return ownWords(operation.pointer, 'returned JSON that is not UTF-8')
  return isJsonAnswer(seen) && text?.startsWith('\uFEFF') === true
    ? ownWords(operation.pointer, 'returned JSON with a byte order mark')
    : fine
}

export const responseHeadersConformance: Check = ({ answer, came, judge }) =>
  (answer?.headers ?? []).flatMap(({ name, required, schema }) => {
    const text = headerOf(came, name)
    if (text === undefined)
      return required
        ? ownWords(answer!.pointer, `returned ${came.status} without the header ${name}`)
        : fine
    if (schema === null) return fine
    const isRight = [
      text,
      ...(/^-?\d+(\.\d+)?$/.test(text) ? [Number(text)] : []),
      ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
      text.split(',').map((each) => each.trim()),
    ].some((value) => judge.isValid(schema, value, 'response'))
    return isRight
      ? fine
      : ownWords(schema, `returned ${came.status} with a header ${name} that violates its schema`)
  })

export const responseSchemaConformance: Check = (seen) => {
  const { answer, came, text, value, judge, vocabulary } = seen
  if (answer === undefined || came.body.length === 0) return fine
  const type = mediaType(headerOf(came, 'content-type') ?? '')
  const media =
    answer.media.find((each) => mediaType(each.type) === type) ??
    answer.media.find((each) => isOf(type, mediaType(each.type)))
  if (media === undefined || media.schema === null) return fine
  const told = isJson(type) ? value : type.startsWith('text/') ? text : undefined
  if (told === undefined) return fine
  const broken = judge.breaches(media.schema, told, 'response')
  // Group equal faults of many items in one finding.
  const lines = new Map(
    broken.map(({ at, keyword, field, rule }) => [
      `${keyword} ${vocabulary.path(at).replaceAll(/\/\d+/g, '/*')} ${field ?? ''}`,
      {
        words: `returned ${came.status} with a body that violates ${keyword} at ${vocabulary.path(at)}${field === undefined ? '' : ` (${vocabulary.name(field)})`}`,
        promise:
          rule.startsWith('#/paths') || rule.startsWith('#/components')
            ? rule.slice(1)
            : media.schema!,
      },
    ]),
  )
  return [...lines.values()].slice(0, 10)
}

/** JavaScript cannot represent integers beyond 2^53 exactly. */
export const numberPrecision: Check = (seen) => {
  if (
    !isJsonAnswer(seen) ||
    seen.text === undefined ||
    seen.value === undefined ||
    !/\d{16}/.test(seen.text)
  )
    return fine
  let isLost = false
  JSON.parse(seen.text, (_name, value: unknown, context?: { source?: string }) => {
    const source = context?.source
    if (
      typeof value === 'number' &&
      source !== undefined &&
      /^-?\d{16,}$/.test(source) &&
      !Number.isSafeInteger(value)
    )
      isLost = true
    return value
  })
  return isLost
    ? ownWords(
        seen.operation.pointer,
        'returned an integer beyond 2^53, which browsers cannot read exactly',
      )
    : fine
}
