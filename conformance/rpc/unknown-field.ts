/** Varint field 536870911, the highest field number, which no message has. */
export const UNKNOWN_FIELD = Buffer.from([0xf8, 0xff, 0xff, 0xff, 0x0f, 0x01])
