/** How long a stream is read, in milliseconds after its headers, and how many of its items. */
export const STREAM_MILLIS = 2_000
export const STREAM_ITEMS = 5

/** The sequential media types of OpenAPI 3.2, with the usual names of JSON lines. */
const jsonLines = /^application\/(jsonl|json-seq|(x-)?ndjson|x-jsonlines|stream\+json)$/

const typeOf = (contentType: string): string => contentType.split(';')[0]!.trim().toLowerCase()

/** Whether a content type is that of a stream, which need not end. */
export function isStreamType(contentType: string): boolean {
  const type = typeOf(contentType)
  return type === 'text/event-stream' || jsonLines.test(type)
}

/** A field of a server-sent event: one space after the colon is no part of the value. */
const fieldsOfEvent = (block: string): Record<string, string | number> | null => {
  const fields: Record<string, string | number> = {}
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([^:]*)(?::? ?(.*))$/s.exec(line) ?? []
    if (name === 'data') data.push(value)
    else if (name === 'event' || name === 'id') fields[name] = value
    else if (name === 'retry' && /^\d+$/.test(value)) fields[name] = Number(value)
  }
  // A block without data, such as a comment that keeps the connection open, is no event.
  return data.length === 0 ? null : { ...fields, data: data.join('\n') }
}

const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/**
 * The complete items of a stream: the events, as objects with `data` and perhaps `event`, `id` and
 * `retry`, or the values of JSON lines; undefined for an item that is not JSON.
 */
export function streamItems(contentType: string, text: string): readonly unknown[] {
  const plain = text.replaceAll(/\r\n?/g, '\n')
  if (typeOf(contentType) === 'text/event-stream')
    return plain
      .replace(/^\uFEFF/, '')
      .split('\n\n')
      .slice(0, -1)
      .map(fieldsOfEvent)
      .filter((event) => event !== null)
  return plain
    .split('\n')
    .slice(0, -1)
    .map((line) => line.replace(/^\u001E/, ''))
    .filter((line) => line.trim() !== '')
    .map(valueOf)
}
