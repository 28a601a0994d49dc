import type { Arbitrary } from 'fast-check'
import type * as Checks from 'fast-check'

export type FastCheck = typeof Checks

/** Times from 2000 to 2030. */
export function momentsOf(fc: FastCheck, form: (iso: string) => string): Arbitrary<string> {
  return fc
    .date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2030-12-31T23:59:59Z'),
      noInvalidDate: true,
    })
    .map((date) => form(date.toISOString()))
}

export const formats: Readonly<Record<string, (fc: FastCheck) => Arbitrary<string>>> = {
  date: (fc) => momentsOf(fc, (iso) => iso.slice(0, 10)),
  'date-time': (fc) => momentsOf(fc, (iso) => iso),
  'local-date-time': (fc) => momentsOf(fc, (iso) => iso.slice(0, 19)),
  time: (fc) => momentsOf(fc, (iso) => iso.slice(11, 19).concat('Z')),
  uuid: (fc) => fc.uuid(),
  email: (fc) =>
    fc
      .tuple(fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/), fc.stringMatching(/^[a-z]{1,9}$/))
      .map(([name, host]) => `${name}@${host}.example`),
  uri: (fc) => fc.webUrl(),
  url: (fc) => fc.webUrl(),
  ipv4: (fc) => fc.ipV4(),
  ipv6: (fc) => fc.ipV6(),
  'iana-time-zone': (fc) =>
    fc.constantFrom(
      'America/New_York',
      'America/Argentina/Buenos_Aires',
      'Pacific/Auckland',
      'UTC',
    ),
  'utc-offset': (fc) => fc.constantFrom('+00:00', '-05:00', '+05:45', '+14:00'),
}
