/** Field 536870911, the last one that there can be, as a number: no message has it. */
export const UNKNOWN_FIELD = Buffer.from([0xf8, 0xff, 0xff, 0xff, 0x0f, 0x01])
