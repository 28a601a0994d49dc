import { fromBinary, fromJsonString, toJsonString, type DescMessage } from '@bufbuild/protobuf'
import { gunzipSync } from 'node:zlib'
import type { RestRequest } from '../../cases/test-case.ts'
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

const messageOf = (
  input: DescMessage,
  contentType: string,
  body: Buffer,
  isZipped: boolean,
): string | null => {
  try {
    const isFramed = !/^application\/(json|proto)$/.test(contentType)
    const content = isFramed ? body.subarray(5) : body
    const message = isZipped ? gunzipSync(content) : content
    return toJsonString(
      input,
      contentType.endsWith('json')
        ? fromJsonString(input, message.toString())
        : fromBinary(input, message),
    )
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
      : messageOf(input, type, body, rpc?.gzip === 'request')
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
