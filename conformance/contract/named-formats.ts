import type { Format } from 'ajv'

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
