const two = (value: number): string => String(value).padStart(2, '0')

/**
 * A distance to UTC in minutes, east of it above zero, as readings have it: `+hh:mm` or `-hh:mm`.
 */
export function offsetText(minutes: number): string {
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`
}

/** How far the clock where the member sits is from UTC at a moment of it, `yyyy-MM-ddTHH:mm:ss`. */
export function localUtcOffset(timestamp: string): string {
  return offsetText(-new Date(timestamp).getTimezoneOffset())
}
