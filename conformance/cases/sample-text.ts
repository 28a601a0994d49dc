import { numberFormats } from '../contract/validation/named-formats.ts'

/** A valid text of each format, for contracts without examples. */
const texts: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'conform@example.com',
  'idn-email': 'conform@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/conform',
  'uri-reference': '/conform',
  url: 'https://example.com/conform',
  iri: 'https://example.com/conform',
  uuid: '5b0f3c5e-0f0a-4f0e-9a54-0d8f6a2f7a10',
  'json-pointer': '/conform',
  regex: '^a$',
  byte: 'Y29uZm9ybQ==',
  'local-date-time': '2026-01-31T12:00:00',
  'utc-offset': '+00:00',
  'iana-time-zone': 'America/New_York',
}

/** The bounds of a sample: the length of a text, the items of a list, and the schemas that it visits. */
const LONGEST = 1_000_000

/** A text that a schema permits, if it can be made. */
export function textOf(schema: Readonly<Record<string, unknown>>): string | undefined {
  const format = String(schema['format'])
  const shown = numberFormats.has(format) ? '7' : texts[format]
  if (shown !== undefined) return shown
  const shortest = Number(schema['minLength'] ?? 0)
  if (shortest > LONGEST) return undefined
  const longest = Number(schema['maxLength'] ?? Infinity)
  return 'conform'.padEnd(shortest, 'm').slice(0, longest)
}

/** A number that a schema permits. */
export function numberOf(schema: Readonly<Record<string, unknown>>): number {
  const step = Number(schema['multipleOf'] ?? 1)
  const low = Number(
    schema['minimum'] ??
      Number(schema['exclusiveMinimum'] ?? 0) +
        (schema['exclusiveMinimum'] === undefined ? 0 : step),
  )
  const high = Number(schema['maximum'] ?? Infinity)
  // The text of a number beyond 2^53 may lie outside its limits.
  const safeLow = Math.max(low, Number.MIN_SAFE_INTEGER)
  return Math.min(Math.ceil(safeLow / step) * step, high)
}
