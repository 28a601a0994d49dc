import * as zlib from 'node:zlib'
import { brotliDecompressSync, constants, inflateRawSync, inflateSync, unzipSync } from 'node:zlib'

const LONGEST = 32 * 1024 * 1024

/** A body that this program stopped reading ends anywhere; any other body ends with its coding. */
const zlibOf = (isCut: boolean) => ({
  finishFlush: isCut ? constants.Z_SYNC_FLUSH : constants.Z_FINISH,
  maxOutputLength: LONGEST,
})

/** How each content coding (RFC 9110, 8.4.1) is removed. */
const decoders: Readonly<Record<string, ((body: Buffer, isCut: boolean) => Buffer) | undefined>> = {
  identity: (body) => body,
  gzip: (body, isCut) => unzipSync(body, zlibOf(isCut)),
  'x-gzip': (body, isCut) => unzipSync(body, zlibOf(isCut)),
  // Some servers send deflate without the zlib header.
  deflate: (body, isCut) =>
    ((body[0]! & 0x0f) === 8 ? inflateSync : inflateRawSync)(body, zlibOf(isCut)),
  br: (body, isCut) =>
    brotliDecompressSync(body, {
      finishFlush: isCut ? constants.BROTLI_OPERATION_FLUSH : constants.BROTLI_OPERATION_FINISH,
      maxOutputLength: LONGEST,
    }),
}

const { zstdDecompressSync } = zlib as Partial<typeof zlib>

/** Node 22.15 and later read zstd, too. */
export const readers: typeof decoders = {
  ...decoders,
  ...(zstdDecompressSync === undefined
    ? {}
    : { zstd: (body: Buffer) => zstdDecompressSync(body, { maxOutputLength: LONGEST }) }),
}
