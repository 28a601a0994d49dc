import { drawScope } from './drawing/draw-scope.ts'

/**
 * The time zone of the member (IANA): that of the device, which is where they are. The portal knows
 * no other one (docs/decisions/0101-zone-of-the-device.md). The edge draws in the one that the
 * device's cookie says.
 */
export function memberTimeZone(): string {
  return drawScope()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}
