/** Splits the bytes of a Connect stream into frames: flags, length (4 bytes) and message. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0)

  /** Returns the frames that are complete after this chunk. */
  take(chunk: Buffer): { readonly flags: number; readonly message: Buffer }[] {
    this.#rest = Buffer.concat([this.#rest, chunk])
    const frames: { flags: number; message: Buffer }[] = []
    while (this.#rest.length >= 5) {
      const end = 5 + this.#rest.readUInt32BE(1)
      if (this.#rest.length < end) break
      frames.push({ flags: this.#rest[0] ?? 0, message: this.#rest.subarray(5, end) })
      this.#rest = this.#rest.subarray(end)
    }
    return frames
  }
}

/** Writes one frame of a Connect stream. */
export function frameOf(flags: number, message: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head[0] = flags
  head.writeUInt32BE(message.length, 1)
  return Buffer.concat([head, message])
}
