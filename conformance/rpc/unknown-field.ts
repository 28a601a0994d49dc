/** Varint field 536870911, the highest field number, which no message has. */
export const UNKNOWN_FIELD = Buffer.from([0xf8, 0xff, 0xff, 0xff, 0x0f, 0x01])

/** The same field with so many bytes. */
export function paddingOf(length: number): Buffer {
  const size: number[] = []
  for (let rest = length; rest > 0; rest >>>= 7) size.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
  return Buffer.concat([
    Buffer.from([0xfa, 0xff, 0xff, 0xff, 0x0f, ...size]),
    Buffer.alloc(length, 1),
  ])
}
