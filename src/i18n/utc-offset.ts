const two = (value: number): string => String(value).padStart(2, '0')

/**
 * A UTC offset in minutes, positive to the east, in the format of readings: `+hh:mm` or `-hh:mm`.
 */
export function offsetText(minutes: number): string {
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`
}

/** The UTC offset of the member's local time `yyyy-MM-ddTHH:mm:ss`. */
export function localUtcOffset(timestamp: string): string {
  return offsetText(-new Date(timestamp).getTimezoneOffset())
}
