import type { Format } from 'ajv'

/** Formats that only Ajv knows: neither JSON Schema nor OpenAPI says what they demand. */
export const unstatedFormats = ['url', 'iso-time', 'iso-date-time'] as const

/** Formats of numbers. A text of one has the digits of a number, as protobuf writes 64 bits in JSON. */
export const numberFormats: ReadonlySet<string> = new Set([
  ...['int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64'],
  ...['float', 'double', 'decimal', 'decimal128', 'double-int'],
])

/**
 * Our formats beyond JSON Schema. `local-date-time` is `yyyy-MM-dd'T'HH:mm:ss` of an existing day
 * (2§9), `utc-offset` is `+hh:mm` or `-hh:mm`, and `iana-time-zone` is a name known to this
 * machine.
 */
export const namedFormats: Readonly<Record<string, Format>> = {
  'local-date-time': (text: string) => {
    const moment = Date.parse(`${text}Z`)
    return (
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text) &&
      !Number.isNaN(moment) &&
      new Date(moment).toISOString().startsWith(text)
    )
  },
  'utc-offset': /^[+-](0\d|1[0-4]):[0-5]\d$/,
  'iana-time-zone': (text: string) => {
    try {
      const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions()
      return !/^[+-]/.test(timeZone)
    } catch {
      return false
    }
  },
}
