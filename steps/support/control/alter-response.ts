import { drawNoDashboard } from '../page/draw-no-dashboard.ts'
import type { PortalWorld } from '../world.ts'

export type ResponseFields = Record<string, unknown>

/** Changes the JSON responses of an address to values of a newer server. RPCs use POST. */
export async function alterResponse(
  world: PortalWorld,
  url: RegExp,
  change: (answer: ResponseFields) => ResponseFields,
  method: 'GET' | 'POST' = 'GET',
): Promise<void> {
  const context = await world.context()
  await drawNoDashboard(context)
  await context.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as ResponseFields) })
  })
}
