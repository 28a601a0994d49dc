import { isStreamType, STREAM_ITEMS, streamItems } from './stream-items.ts'

/** The bytes read so far. */
export interface ReadBody {
  readonly chunks: Buffer[]
  /** Whether a stream had enough items before its end. */
  isCut: boolean
}

/** Above this size the items are counted again only after a quarter more, so that reading stays linear. */
const COUNTED_ALWAYS = 64 * 1024

/**
 * Reads a body to its end, or a stream until it has enough items. What arrived before an error is in
 * `read`.
 */
export async function readBody(
  body: AsyncIterable<unknown>,
  contentType: string,
  read: ReadBody,
): Promise<void> {
  const isStream = isStreamType(contentType)
  let [size, next] = [0, 0]
  for await (const chunk of body) {
    read.chunks.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (!isStream || size < next) continue
    // An item ends with a line, so other chunks need no look at what came before.
    if (
      /[\n\r]/.test((chunk as Buffer).toString('latin1')) &&
      streamItems(contentType, Buffer.concat(read.chunks).toString()).length >= STREAM_ITEMS
    ) {
      read.isCut = true
      return
    }
    next = size < COUNTED_ALWAYS ? 0 : size * 1.25
  }
}

/**
 * Whether what arrived of a body without an end can be judged: a stream, or lines of JSON that were
 * waited for too long.
 */
export function isBegun(contentType: string, { chunks }: ReadBody, isSlow: boolean): boolean {
  return (
    isStreamType(contentType) ||
    (isSlow &&
      /^application\/json\b/i.test(contentType) &&
      streamItems('application/jsonl', Buffer.concat(chunks).toString()).some(
        (item) => item !== undefined,
      ))
  )
}
