import { beforeEach, expect, it, vi } from 'vitest'
import { createPortalClient } from '#generated/openapi/client.ts'

const calls: string[] = []
const visit = { carried: { fromMobile: false }, source: null as string | null }
const staff = { viewer: null as { impersonatorId: string } | null }
const fetch = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url)
  calls.push(`${request.method} ${pathname}`)
  if (pathname.endsWith('/PUBLIC'))
    return Response.json({ publicUUID: 'fe3ed353-0c71-4255-808a-06a707de59ae' })
  return pathname.endsWith('/oidc')
    ? new Response(null, { status: 204 })
    : Response.json({ code: 'ac-1' })
}
const client = createPortalClient({ baseUrl: 'https://portal.example', fetch })

vi.mock('../auth/session-actions.ts', () => ({
  loadAuthService: async () => ({ open: client, client, token: async () => 'at-1' }),
}))
vi.mock('../startup/visit.ts', () => ({ visit }))
vi.mock('../impersonation/impersonation-store.ts', () => ({
  impersonationStore: { get: () => staff.viewer },
}))
vi.mock('../startup/current-startup.ts', async () => {
  const { environmentOf } = await import('#platform/model/environment.ts')
  return { environment: environmentOf('prod') }
})
vi.stubGlobal('location', { origin: 'https://portal.example' })
const { createMigrationPost, createKeycloakPost } = await import('./migration-handover.ts')

beforeEach(() => {
  calls.length = 0
  Object.assign(visit, { carried: { fromMobile: false }, source: null })
  staff.viewer = null
})

it.each([
  [false, null, 'false'],
  [true, null, 'true'],
  [false, 'mobileApp', 'true'],
  [false, 'email', 'false'],
])('carried from mobile %s, source %s: fromMobile is %s', async (fromMobile, source, said) => {
  Object.assign(visit, { carried: { fromMobile }, source })
  expect((await createMigrationPost('es-US'))?.fields).toMatchObject({
    fromMobile: said,
    locale: 'es-US',
    ccmAuthToken: 'at-1',
  })
})

it.each([
  ['a migration', createMigrationPost],
  ['a handover to the identity service', createKeycloakPost],
])('GAP-075: staff cannot start %s, and nothing is called', async (_, create) => {
  staff.viewer = { impersonatorId: 'cora' }
  await expect(create('en-US')).rejects.toMatchObject({ _tag: 'NotAllowed' })
  expect(calls).toEqual([])
})
