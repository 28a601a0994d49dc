/**
 * The time zone of the member (IANA): that of the device, which is where they are. The portal knows
 * no other one (docs/decisions/0101-zone-of-the-device.md).
 */
export function memberTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
