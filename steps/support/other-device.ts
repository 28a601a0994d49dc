import { expect } from './expect.ts'
import type { PortalWorld } from './world.ts'

/** Reads something of the member on another device of theirs, changes it and saves it, through the same edge. */
export const saveElsewhere = async (world: PortalWorld, path: string, changed: (before: Record<string, unknown>) => object): Promise<void> => {
  const other = await (await world.context()).browser()!.newContext({ baseURL: world.settings.portal })
  const headers = { 'x-portal-request': '1', origin: world.settings.portal, 'x-scenario': world.scenario }
  const signedIn = await other.request.post('/api/v1/users/me/auth', { form: { grant_type: 'password', username: world.member.username, password: world.member.password }, headers })
  const authorization = `Bearer ${(await signedIn.json() as { access_token: string }).access_token}`
  const before = await (await other.request.get(path, { headers: { ...headers, authorization } })).json() as Record<string, unknown>
  const saved = await other.request.put(path.split('?')[0] ?? path, { data: changed(before), headers: { ...headers, authorization } })
  expect(saved.status()).toBe(200)
  await other.close()
}
