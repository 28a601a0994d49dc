import { useEffect } from 'react'
import { writeView } from '#platform/model/drawing/device-view.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'
import { privacyDismissedKey } from '#platform/model/drawing/privacy-dismissed.ts'
import { viewCookie } from '#platform/model/shared-cookies.ts'
import { deviceWindow } from '../loading/device-window.ts'

/** Tells the edge what to draw the next dashboard for: when the page opens, and when it is left. */
export function DeviceCookie() {
  useEffect(() => {
    tell()
    addEventListener('pagehide', tell)
    addEventListener('resize', tell)
    return () => {
      removeEventListener('pagehide', tell)
      removeEventListener('resize', tell)
    }
  }, [])
  return null
}

function tell(): void {
  try {
    const view = writeView({
      window: deviceWindow(),
      isPrivacyDismissed: localStorage.getItem(privacyDismissedKey) === 'true',
      timeZone: memberTimeZone(),
    })
    document.cookie = `${viewCookie}=${view}; Path=/; Secure; SameSite=Strict`
  } catch {
    // Storage or cookies are blocked: the edge sends the plain page.
  }
}
