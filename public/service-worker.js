/*
 * Shows a page of ours when the device has no network. It keeps that page and its style sheet, and answers
 * nothing else, so that no code and no data of a member can be old (docs/decisions/0158-an-offline-page.md).
 */
const cacheName = 'offline-page'
const page = '/offline.html'
const styles = '/offline.css'

addEventListener('install', (event) => {
  // Newer browsers ask this worker for these requests only, so that it delays no other one.
  event.addRoutes?.([
    { condition: { urlPattern: styles }, source: 'fetch-event' },
    { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
    { condition: { urlPattern: '/*' }, source: 'network' },
  ])
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) =>
        cache.addAll([page, styles].map((path) => new Request(path, { cache: 'reload' }))),
      ),
  )
  skipWaiting()
})
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  const isStyles = new URL(url).pathname === styles
  if (navigator.onLine || (mode !== 'navigate' && !isStyles)) return
  event.respondWith(
    caches.match(isStyles ? styles : page).then((kept) => kept ?? fetch(event.request)),
  )
})
