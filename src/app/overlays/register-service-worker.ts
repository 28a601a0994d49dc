import { trustedScript } from '#platform/browser/trusted-script.ts'

/**
 * Registers the worker that shows a page of ours when the device has no network
 * (docs/decisions/0158-an-offline-page.md). A portal inside another app has that app's own.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || window.top !== window) return
  // A browser that stores nothing refuses; the portal works without it.
  navigator.serviceWorker
    .register(trustedScript('service-worker', '/service-worker.js'))
    .catch(() => {})
}
