import { fromBinary, fromJsonString, toJsonString, type DescMessage } from '@bufbuild/protobuf'
import { gunzipSync } from 'node:zlib'
import type { RestRequest } from '../../cases/test-case.ts'
import { framesOf } from '../../rpc/frames.ts'
import { quoted } from './curl.ts'

const protocols: Readonly<Record<string, string>> = {
  'application/json': 'connect',
  'application/proto': 'connect',
  'application/grpc-web+proto': 'grpcweb',
  'application/grpc+proto': 'grpc',
  'application/grpc': 'grpc',
  'application/connect+json': 'connect',
  'application/connect+proto': 'connect',
}

/** The messages of a body as `buf curl` reads them, one after another. */
const messagesOf = (
  input: DescMessage,
  contentType: string,
  body: Buffer,
  isZipped: boolean,
): string | null => {
  try {
    const isFramed = !/^application\/(json|proto)$/.test(contentType)
    const { frames, isTorn } = framesOf(body)
    if (isFramed && isTorn) return null
    return (isFramed ? frames.map(({ content }) => content) : [body])
      .map((content) => (isZipped ? gunzipSync(content) : content))
      .map((message) =>
        toJsonString(
          input,
          contentType.endsWith('json')
            ? fromJsonString(input, message.toString())
            : fromBinary(input, message),
        ),
      )
      .join(' ')
  } catch {
    return null
  }
}

/**
 * The `buf curl` line of a call, with the token as `$NAME_TOKEN`; null if `buf curl` cannot send
 * it.
 */
export function bufCurlLine(
  input: DescMessage,
  { contentType, body, method, bearer, path, rpc }: RestRequest,
  base: string,
): string | null {
  const type = contentType?.split(';')[0] ?? ''
  const protocol = protocols[type]
  const message =
    protocol === undefined || body === null || method !== 'POST'
      ? null
      : messagesOf(input, type, body, rpc?.gzip === 'request')
  if (message === null) return null
  const token =
    'persona' in bearer ? [`-H "authorization: Bearer $${bearer.persona.toUpperCase()}_TOKEN"`] : []
  return [
    'buf curl --schema contract.binpb',
    `--protocol ${protocol}`,
    ...(rpc?.http === '2' && base.startsWith('http:') ? ['--http2-prior-knowledge'] : []),
    ...token,
    `-d ${quoted(message)}`,
    quoted(`${base}${path}`),
  ].join(' ')
}
