import type { Format } from 'ajv'

/**
 * Formats that contracts of ours name beyond JSON Schema's own. `local-date-time` is
 * `yyyy-MM-dd'T'HH:mm:ss` of a day that exists (2§9); `utc-offset` is `+hh:mm` or `-hh:mm`;
 * `iana-time-zone` is a name that this machine's time zone data know.
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
      new Intl.DateTimeFormat('en-US', { timeZone: text })
      return !/^[+-]/.test(text)
    } catch {
      return false
    }
  },
}
