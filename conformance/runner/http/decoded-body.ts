import * as zlib from 'node:zlib'
import { brotliDecompressSync, constants, inflateRawSync, inflateSync, unzipSync } from 'node:zlib'
import { headerOf, type ConnectionFailure, type HttpResponse } from './exchange.ts'

const LONGEST = 32 * 1024 * 1024
const flushed = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: LONGEST }

/** How each content coding (RFC 9110, 8.4.1) is removed, also from a body that was cut. */
const decoders: Readonly<Record<string, ((body: Buffer) => Buffer) | undefined>> = {
  identity: (body) => body,
  gzip: (body) => unzipSync(body, flushed),
  'x-gzip': (body) => unzipSync(body, flushed),
  // Some servers send deflate without the zlib header.
  deflate: (body) => ((body[0]! & 0x0f) === 8 ? inflateSync : inflateRawSync)(body, flushed),
  br: (body) =>
    brotliDecompressSync(body, {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
      maxOutputLength: LONGEST,
    }),
}

const { zstdDecompressSync } = zlib as Partial<typeof zlib>

/** Node 22.15 and later read zstd, too. */
const readers: typeof decoders = {
  ...decoders,
  ...(zstdDecompressSync === undefined
    ? {}
    : { zstd: (body: Buffer) => zstdDecompressSync(body, { maxOutputLength: LONGEST }) }),
}

/**
 * The body without its content codings, the last one first. A body whose coding is unknown or wrong
 * stays as it is, which the result says.
 */
export function decoded<T extends Pick<HttpResponse, 'headers' | 'body'>>(
  response: T,
): T | ConnectionFailure {
  const { headers, body } = response
  const codings = (headerOf({ headers }, 'content-encoding') ?? '')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  const unknown = codings.find((each) => readers[each] === undefined)
  if (unknown !== undefined)
    return body.length === 0 ? response : { ...response, unknownCoding: unknown }
  let plain = body
  for (const coding of codings.reverse())
    try {
      plain = plain.length === 0 ? plain : readers[coding]!(plain)
    } catch (error) {
      return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
        ? { kind: 'broken', by: 'too large', code: 'unpacked' }
        : { ...response, wrongCoding: coding }
    }
  return { ...response, body: plain }
}
