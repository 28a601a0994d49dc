import type { PortalWorld } from '../world.ts'

/**
 * Follows a link to the portal on a page of another site. `query` and `path` are parts of the link.
 */
export async function followExternalLink(
  world: PortalWorld,
  site: string,
  query: Readonly<Record<string, string>>,
  path = '/',
): Promise<void> {
  const target = `${world.settings.portal}${path}?${new URLSearchParams(query)}`
  const body = `<a href="${target.replaceAll('&', '&amp;')}">The portal</a>`
  await (
    await world.context()
  ).route(`https://${site}/`, (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'referrer-policy': 'unsafe-url' }, body }),
  )
  await world.open(`https://${site}/`)
  await world.page.getByRole('link').click()
  await world.page.waitForURL((url) => url.origin === new URL(world.settings.portal).origin)
}
