export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const { length } = body
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}

export function sequence(...parts: readonly Uint8Array[]): Buffer {
  return der(0x30, ...parts)
}

export function oid(hex: string): Buffer {
  return der(6, Buffer.from(hex, 'hex'))
}
