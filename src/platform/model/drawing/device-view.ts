import { type DrawnWindow, drawnWindows } from './dashboard-drawing.ts'

/** What the edge must know of a device to draw for it; the text of the cookie `view`. */
export interface DeviceView {
  readonly window: DrawnWindow
  readonly isPrivacyDismissed: boolean
  /** IANA. */
  readonly timeZone: string
}

export function writeView({ window, isPrivacyDismissed, timeZone }: DeviceView): string {
  return `${window}.${isPrivacyDismissed ? 1 : 0}.${timeZone}`
}

/** Reads the text of a cookie, which anyone may have written; null when it is invalid. */
export function readView(text: string): DeviceView | null {
  const found = /^(\w+)\.([01])\.([\w+/-]{1,64})$/.exec(text)
  if (found === null) return null
  const [, size, dismissed, timeZone = ''] = found
  const window = drawnWindows.find((each) => each === size)
  if (window === undefined || !isTimeZone(timeZone)) return null
  return { window, isPrivacyDismissed: dismissed === '1', timeZone }
}

/** Zones that were right before: to find out takes longer than all else of a cookie. */
const knownZones = new Set<string>()
const knownAtMost = 1_000

function isTimeZone(timeZone: string): boolean {
  const isRight = knownZones.has(timeZone) || isReadable(timeZone)
  if (isRight && knownZones.size < knownAtMost) knownZones.add(timeZone)
  return isRight
}

function isReadable(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }))
  } catch {
    return false
  }
}
