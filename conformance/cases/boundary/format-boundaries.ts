/** Valid and invalid texts near the limits of each format; the schema decides which are valid. */
export const formatBoundaries: Readonly<Record<string, readonly string[]>> = {
  date: ['2024-02-29', '1900-01-01', '2026-02-30', '2026-13-01', '31/01/2026', '2026-1-5'],
  'date-time': [
    '2024-02-29T23:59:59.999Z',
    '2026-01-31T12:00:00+14:00',
    '2026-02-30T12:00:00Z',
    '2026-01-31T25:00:00Z',
    '2026-01-31',
    '2026-01-31 noon',
  ],
  'local-date-time': [
    '2024-02-29T23:59:59',
    '2026-02-30T00:00:00',
    '2026-01-31T24:30:00',
    '2026-01-31T12:00:00Z',
    '2026-01-31',
  ],
  time: ['23:59:59Z', '25:00:00Z', 'noon'],
  duration: ['P1Y2M3DT4H5M6S', 'PT0S', '1 day', 'P'],
  email: [
    "o'neil+conform@sub.example.com",
    'conform',
    '@example.com',
    'conform@',
    'con form@example.com',
  ],
  uri: ['https://example.com/a?b=c#d', 'no address', '//example.com'],
  uuid: [
    '00000000-0000-0000-0000-000000000000',
    '5b0f3c5e0f0a4f0e9a540d8f6a2f7a10',
    '5b0f3c5e-0f0a-4f0e-9a54-0d8f6a2f7a1g',
  ],
  ipv4: ['0.0.0.0', '255.255.255.255', '256.0.0.1', '1.2.3'],
  ipv6: ['::', '2001:db8::1', '12345::', '1.2.3.4'],
  hostname: ['a.example', '-a.example', 'a..example'],
  'utc-offset': ['-14:00', '+15:00', '00:00', '+1:00'],
  'iana-time-zone': ['UTC', 'America/Argentina/Buenos_Aires', 'Mars/Olympus', '+02:00'],
}
