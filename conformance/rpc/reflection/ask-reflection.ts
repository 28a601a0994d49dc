import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire'
import { ExitError } from '../../exit-code.ts'
import type { Connection } from '../../runner/http/connection.ts'
import { describeConnection } from '../../runner/http/describe-failure.ts'
import { headerOf } from '../../runner/http/http-response.ts'
import { type Http2Client } from '../../runner/http/http2.ts'
import { framesOf } from '../reply/frames.ts'

export interface Question {
  readonly field: number
  readonly text: string
}

const envelope = ({ field, text }: Question): Buffer => {
  const message = new BinaryWriter().tag(field, WireType.LengthDelimited).string(text).finish()
  const head = Buffer.alloc(5)
  head.writeUInt32BE(message.length, 1)
  return Buffer.concat([head, message])
}

/** The length-delimited fields of a message, by number. */
export function partsOf(bytes: Uint8Array): Map<number, Uint8Array[]> {
  const reader = new BinaryReader(bytes)
  const parts = new Map<number, Uint8Array[]>()
  while (reader.pos < reader.len) {
    const [field, type] = reader.tag()
    if (type === WireType.LengthDelimited)
      parts.set(field, [...(parts.get(field) ?? []), reader.bytes()])
    else reader.skip(type, field)
  }
  return parts
}

const UNIMPLEMENTED = '12'

/** The answers of a stream of questions; null if the server does not have this version. */
export async function ask(
  client: Http2Client,
  address: string,
  version: string,
  questions: readonly Question[],
  { headers, connection }: ReflectionOptions,
): Promise<Map<number, Uint8Array[]>[] | null> {
  const exchange = await client.send({
    method: 'POST',
    url: `${address}/grpc.reflection.${version}.ServerReflection/ServerReflectionInfo`,
    headers: [...Object.entries(headers), ['content-type', 'application/grpc'], ['te', 'trailers']],
    body: Buffer.concat(questions.map(envelope)),
    http: '2',
  })
  if (exchange.kind === 'broken')
    throw new ExitError(
      'environment',
      `${address} ${describeConnection(exchange, address, connection)}`,
    )
  const status =
    exchange.trailers?.find(([name]) => name === 'grpc-status')?.[1] ??
    headerOf(exchange, 'grpc-status')
  if (status === UNIMPLEMENTED || exchange.status === 404) return null
  if (status !== '0')
    throw new ExitError(
      status === '16' || status === '7' ? 'login' : 'environment',
      `${address} refuses server reflection (HTTP ${exchange.status}, gRPC status ${status ?? 'none'}): name the module with --proto`,
    )
  return framesOf(exchange.body).frames.map(({ content }) => partsOf(content))
}

export interface ReflectionOptions {
  readonly connection: Connection
  /** Headers that go with every request. */
  readonly headers: Readonly<Record<string, string>>
}
