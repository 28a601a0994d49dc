import { isPercentEncoded } from '../percent-encoding.ts'
import { type FormField, multipartForPrism, readMultipart } from './multipart.ts'

/**
 * A parsed body: `body` for handlers (JSON value, form object or text), `judged` and `contentType`
 * for Prism, which takes forms as text. `fields` holds form fields as sent.
 */
export type ParsedBody = {
  readonly body: unknown
  readonly judged: unknown
  readonly contentType?: string
  readonly fields?: readonly FormField[]
}

/** A parsed body, or an error: 400 for malformed, 415 for an unsupported media type. */
export type ParseResult = ParsedBody | { readonly status: 400 | 415; readonly text: string }

const NOTHING: ParsedBody = { body: undefined, judged: undefined }
const bad = (text: string): ParseResult => ({ status: 400, text })
const unsupported = (text: string): ParseResult => ({ status: 415, text })

const mediaType = /^\s*([!#$%&'*+.^_`|~\w-]+\/[!#$%&'*+.^_`|~\w-]+)\s*((?:;[^;]*)*)$/

const parameter = (rest: string, name: string): string | undefined => {
  for (const part of rest.split(';')) {
    const [key = '', ...value] = part.split('=')
    if (key.trim().toLowerCase() === name)
      return value
        .join('=')
        .trim()
        .replace(/^"(.*)"$/, '$1')
  }
  return undefined
}

const json = (text: string): ParseResult => {
  try {
    const body: unknown = JSON.parse(text)
    return { body, judged: body }
  } catch {
    // The message of the JSON parser would quote the body.
    return bad('The body is not well-formed JSON')
  }
}

const form = (text: string): ParseResult => {
  if (!isPercentEncoded(text)) return bad('The form has a broken percent escape')
  const fields = [...new URLSearchParams(text)]
  return { body: Object.fromEntries(fields), judged: text, fields }
}

const multipart = (text: string, boundary: string | undefined): ParseResult => {
  const fields = readMultipart(text, boundary)
  if (typeof fields === 'string') return bad(fields)
  const { text: judged, contentType } = multipartForPrism(fields)
  return { body: Object.fromEntries(fields), judged, contentType, fields }
}

/** Parses a body by its content type. `accepted` lists the media types of the operation. */
export function parseBody(
  bytes: Buffer,
  contentType: string | undefined,
  encoding: string | undefined,
  accepted: readonly string[],
): ParseResult {
  if (bytes.length === 0) return NOTHING
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    return unsupported('The body is compressed')
  const match = mediaType.exec(contentType ?? '')
  if (!match) return unsupported('The content type is missing or cannot be read')
  const [, type = '', rest = ''] = match
  const kind = type.toLowerCase()
  const charset = parameter(rest, 'charset')?.toLowerCase()
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8' && charset !== 'us-ascii')
    return unsupported('The body is not in UTF-8')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return bad('The body is not well-formed UTF-8')
  }
  const parsed =
    kind === 'application/json' || kind.endsWith('+json')
      ? json(text)
      : kind === 'application/x-www-form-urlencoded'
        ? form(text)
        : kind === 'multipart/form-data'
          ? multipart(text, parameter(rest, 'boundary'))
          : { body: text, judged: text }
  if ('status' in parsed) return parsed
  if (!accepted.includes(kind))
    return unsupported('The operation does not take a body of this content type')
  return parsed
}
