import type { Route } from 'playwright'
import type { PortalWorld } from '../world.ts'

/**
 * Addresses of the portal's forms in the environment `local` and the mock server's operations that
 * accept them (contracts: migration).
 */
const services: Readonly<Record<string, { readonly address: string; readonly path: string }>> = {
  'migration start': {
    address: 'https://migration.wellspring.example/start',
    path: '/member-migration/start',
  },
  'identity service': {
    address: 'https://identity.wellspring.example/keycloak/start',
    path: '/identity/keycloak/start',
  },
}

/** Fields of a posted form. */
export function fieldsOf(route: Route): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''))
}

/** Routes posts to the service's host to the contract's operation of the mock server. */
export async function routeToSandbox(world: PortalWorld, name: string): Promise<void> {
  const service = services[name]
  if (service === undefined) throw new Error(`No service is known as "${name}".`)
  await (
    await world.context()
  ).route(service.address, async (route) => {
    if (route.request().method() !== 'POST') return route.abort()
    world.postedForms.push({ address: service.address, fields: fieldsOf(route) })
    const answer = await fetch(world.settings.control + service.path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fieldsOf(route)),
      headers: { 'x-scenario': world.scenario },
    })
    await route.fulfill({
      status: answer.status,
      headers: { location: answer.headers.get('location') ?? '' },
      body: await answer.text(),
    })
  })
}
