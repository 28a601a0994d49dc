/** A body that was read, or why it cannot be: 400 malformed, 415 of a kind that is not taken here. */
export type Parsed = { readonly body: unknown } | { readonly status: 400 | 415; readonly text: string }

const NOTHING: Parsed = { body: undefined }
const bad = (text: string): Parsed => ({ status: 400, text })
const unsupported = (text: string): Parsed => ({ status: 415, text })

const mediaType = /^\s*([!#$%&'*+.^_`|~\w-]+\/[!#$%&'*+.^_`|~\w-]+)\s*((?:;[^;]*)*)$/

const parameter = (rest: string, name: string): string | undefined => {
  for (const part of rest.split(';')) {
    const [key = '', ...value] = part.split('=')
    if (key.trim().toLowerCase() === name) return value.join('=').trim().replace(/^"(.*)"$/, '$1')
  }
  return undefined
}

const json = (text: string): Parsed => {
  try {
    return { body: JSON.parse(text) }
  } catch {
    // The parser's own message would quote the body.
    return bad('The body is not well-formed JSON')
  }
}

const form = (text: string): Parsed => (/%(?![0-9A-Fa-f]{2})/.test(text) ? bad('The form has a broken percent escape') : { body: text })

const multipart = (text: string, boundary: string | undefined): Parsed => {
  if (!boundary || boundary.length > 70) return bad('The multipart body has no boundary')
  const parts = text.split(`--${boundary}`)
  const last = parts.pop() ?? ''
  if (parts.length === 0 || !last.startsWith('--')) return bad('The multipart body does not end with its boundary')
  if (parts.slice(1).some((part) => !part.includes('\r\n\r\n'))) return bad('A part of the multipart body has no end of its headers')
  return { body: text }
}

/** Reads a body by its content type. `accepted` are the media types that the operation takes. */
export const parseBody = (bytes: Buffer, contentType: string | undefined, encoding: string | undefined, accepted: readonly string[]): Parsed => {
  if (bytes.length === 0) return NOTHING
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') return unsupported('The body is compressed')
  const match = mediaType.exec(contentType ?? '')
  if (!match) return unsupported('The content type is missing or cannot be read')
  const [, type = '', rest = ''] = match
  const kind = type.toLowerCase()
  const charset = parameter(rest, 'charset')?.toLowerCase()
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8' && charset !== 'us-ascii') return unsupported('The body is not in UTF-8')
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
          : { body: text }
  if ('status' in parsed) return parsed
  if (!accepted.includes(kind)) return unsupported('The operation does not take a body of this content type')
  return parsed
}
