import { BinaryReader } from '@bufbuild/protobuf/wire'

/** An error detail: its bytes and the name of its type, or null without a type. */
export interface ErrorDetail {
  readonly type: string | null
  readonly bytes: Buffer
}

const anyOf = (bytes: Uint8Array): ErrorDetail => {
  const reader = new BinaryReader(bytes)
  let url = ''
  let value: Uint8Array = new Uint8Array()
  while (reader.pos < reader.len) {
    const [field, wire] = reader.tag()
    if (field === 1) url = reader.string()
    else if (field === 2) value = reader.bytes()
    else reader.skip(wire, field)
  }
  return { type: /^[\w./-]*\/([\w.]+)$/.exec(url)?.[1] ?? null, bytes: Buffer.from(value) }
}

/** Decodes `google.rpc.Status` of `grpc-status-details-bin`; null if it is invalid. */
export function statusOf(text: string): { code: number; details: ErrorDetail[] } | null {
  try {
    const reader = new BinaryReader(Buffer.from(text, 'base64'))
    let code = 0
    const details: ErrorDetail[] = []
    while (reader.pos < reader.len) {
      const [field, wire] = reader.tag()
      if (field === 1) code = reader.int32()
      else if (field === 3) details.push(anyOf(reader.bytes()))
      else reader.skip(wire, field)
    }
    return { code, details }
  } catch {
    return null
  }
}
