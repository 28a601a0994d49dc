import { type DescMessage } from '@bufbuild/protobuf'
import type { RestRequest } from '../../cases/test-case.ts'
import { quoted } from './curl.ts'
import { messagesOf } from './buf-curl-messages.ts'

const protocols: Readonly<Record<string, string>> = {
  'application/json': 'connect',
  'application/proto': 'connect',
  'application/grpc-web+proto': 'grpcweb',
  'application/grpc+proto': 'grpc',
  'application/grpc': 'grpc',
  'application/connect+json': 'connect',
  'application/connect+proto': 'connect',
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
