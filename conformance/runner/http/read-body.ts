import { isStreamType, STREAM_ITEMS, streamItems } from './stream-items.ts'

/** The bytes read so far. */
export interface ReadBody {
  readonly chunks: Buffer[]
  /** Whether a stream had enough items before its end. */
  isCut: boolean
}

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
  for await (const chunk of body) {
    read.chunks.push(chunk as Buffer)
    // An item ends with a line, so other chunks need no look at what came before.
    if (
      isStream &&
      /[\n\r]/.test((chunk as Buffer).toString('latin1')) &&
      streamItems(contentType, Buffer.concat(read.chunks).toString()).length >= STREAM_ITEMS
    ) {
      read.isCut = true
      return
    }
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
