import { brotliDecompressSync, constants, inflateRawSync, inflateSync, unzipSync } from 'node:zlib'
import { headerOf, type HttpResponse } from './exchange.ts'

const LONGEST = 32 * 1024 * 1024
const flushed = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: LONGEST }

/** How each content coding (RFC 9110, 8.4.1) is removed, also from a body that was cut. */
const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
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

/**
 * The body without its content codings, the last one first. A body whose coding is unknown or wrong
 * stays as it is.
 */
export function decodedBody(response: Pick<HttpResponse, 'headers' | 'body'>): Buffer {
  const codings = (headerOf(response, 'content-encoding') ?? '').toLowerCase().split(',')
  try {
    return codings
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .reduceRight(
        (body, coding) => (body.length === 0 ? body : decoders[coding]!(body)),
        response.body,
      )
  } catch {
    return response.body
  }
}
