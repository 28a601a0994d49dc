import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const signedIn = {
  tag: 'signedIn',
  attempt: 0,
  expiresAt: Date.now() + 900_000,
  signOut: 'no',
  isTokenValid: true,
  isMigrating: false,
} as const

/** In a browser a relative address belongs to the page. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'https://portal.example') : input, init)
  }
}

beforeEach(() => {
  vi.stubGlobal('Request', PageRequest)
  // Without locks, because a pending renewal would keep the lock of the next test.
  vi.stubGlobal('navigator', { languages: ['en-US'] })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('setInterval', () => 0)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const grant = {
  access_token: 'first',
  type: 'Bearer',
  expires_in: 900,
  last_activity_timestamp: '2026-11-20T17:00:00Z',
}

/** The service in a tab of a signed-in member. `answer` is the server's to every call. */
async function signedInService(answer: () => Response) {
  // A module reads the address where there is a document, so the document comes after it.
  await import('../startup/visit.ts')
  const { sessionStore } = await import('./session-store.ts')
  const { createAuthService } = await import('./auth-service.ts')
  vi.stubGlobal('document', { cookie: '', visibilityState: 'visible', addEventListener: () => {} })
  let refreshes = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.includes('/auth/refresher')) return answer()
    refreshes += 1
    // The renewal after the refusal stays pending, because its grant makes the token valid again.
    return refreshes === 1 ? Response.json(grant) : new Promise<Response>(() => {})
  })
  const service = createAuthService(() => 'en-US')
  await service.duringStartup(service.token)
  sessionStore.set(signedIn)
  return { service, sessionStore }
}

const ask = () => new Request('https://portal.example/api/v1/users/me/info/personal')

test('ERR-019: a call that is refused with invalid_token marks the token as invalid', async () => {
  const { service, sessionStore } = await signedInService(() =>
    Response.json({ error: 'invalid_token' }, { status: 401 }),
  )
  void service.fetch(ask()).catch(() => {})
  await vi.waitFor(() => expect(sessionStore.get()).toMatchObject({ isTokenValid: false }))
})

test('ERR-019: an answered call leaves it valid', async () => {
  const { service, sessionStore } = await signedInService(() => Response.json({}))
  await service.fetch(ask())
  expect(sessionStore.get()).toMatchObject({ isTokenValid: true })
})
