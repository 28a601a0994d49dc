import type { Route } from 'playwright'
import type { PortalWorld } from '../world.ts'

/**
 * Where the portal's forms go in the environment `local`, and the sandbox's operation that takes
 * each (contracts: migration).
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

/** The fields of a form that a browser posts. */
export function fieldsOf(route: Route): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''))
}

/**
 * Stands the sandbox where the service's host would be: what the browser posts there is answered by
 * the contract's operation.
 */
export async function routeToSandbox(world: PortalWorld, name: string): Promise<void> {
  const service = services[name]
  if (service === undefined) throw new Error(`No service is known as "${name}".`)
  await (
    await world.context()
  ).route(service.address, async (route) => {
    if (route.request().method() !== 'POST') return route.abort()
    world.posted.push({ address: service.address, fields: fieldsOf(route) })
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
