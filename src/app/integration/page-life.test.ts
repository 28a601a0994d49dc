import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Who listens to the page's life or repeats a call without the functions of platform, with the
 * reason. `onBack` hears all ways in which a page comes back, `everySeen` and `pollEvery` rest while
 * the page is hidden.
 */
const reasons: Readonly<Record<string, string>> = {
  'src/app/loading/fatal-error-boundary.tsx online': 'Draws again once, when the network is back.',
  'src/app/loading/lazy-component.ts online': 'Loads once more, when the network is back.',
  'src/app/reports/report-page.ts visibilitychange': 'Its script shares no module with the page.',
  'src/platform/browser/page-life.ts each': 'These are the functions.',
  'src/platform/time/poll.ts each': 'This is the function.',
  'src/platform/time/use-countdown.ts setInterval': 'Draws, and asks nothing.',
  'src/platform/time/use-now.ts setInterval': 'Draws, and asks nothing.',
  'src/session/auth/auth-service.ts online': 'Waits for a renewal; a focus tells it nothing.',
  'src/session/auth/auth-service.ts pageshow': 'Waits for a renewal; a focus tells it nothing.',
  'src/session/auth/auth-service.ts setInterval': 'The session also goes on in a hidden tab.',
  'src/session/member/network-store.ts online': 'It is about the network alone.',
  'src/slices/chat/store/chat-store.ts focus': 'Messages count as read with the focus only.',
  'src/slices/chat/store/create-live-chat.ts online': 'Opens the stream; a focus tells it nothing.',
  'src/slices/chat/store/create-live-chat.ts pageshow': 'A restored page has lost its stream.',
  'src/ui/feedback/error-boundary.tsx online': 'Draws again once, when the network is back.',
}

test('the life of the page is heard by the functions of platform', () => {
  const found = globSync('src/**/*.{ts,tsx}', {
    exclude: ['**/*.test.*', 'src/edge/**', 'src/teams-bot/**', 'src/ui/gallery/**'],
  }).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const words = [
      ...text.matchAll(
        /'(visibilitychange|focus|pageshow|online)'(?! [=!]==)|\b(setInterval)\(|\b(refetchInterval)\b/g,
      ),
    ].map(([, event, timer, option]) => event ?? timer ?? option)
    const isFunction = `${file} each` in reasons
    return [...new Set(words)].map((word) => `${file} ${isFunction ? 'each' : word}`)
  })
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(reasons).toSorted())
})
