import { operations, rpcOperations } from '../../../generated/openapi/operations.ts'
import { expect } from '../expect.ts'
import type { PortalWorld } from '../world.ts'
import type { Input, ProviderAnswer } from './answers/answer.ts'

interface Operation {
  readonly operationId: string
  readonly method: string
  readonly doorPath: string | null
}
const all: readonly Operation[] = Object.values({ ...operations, ...rpcOperations })

const doorOf = (operation: string): { readonly method: string; readonly path: string } => {
  const found = all.find(({ operationId }) => operationId === operation)
  if (found === undefined || found.doorPath === null)
    throw new Error(`The contract has no call ${operation}.`)
  return { method: found.method, path: found.doorPath }
}

/** Calls the provider beside the page, as the member who is signed in there. */
async function call(world: PortalWorld, operation: string, input: Input): Promise<unknown> {
  await expect.poll(() => world.authorization, { message: 'The page makes calls' }).not.toBe('')
  const { method, path } = doorOf(operation)
  const rest: Record<string, unknown> = { ...input }
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const { request } = await world.context()
  const answer = await request.fetch(url, {
    method,
    headers: {
      authorization: world.authorization,
      // Some texts of the provider are in the language of the page.
      'accept-language':
        (await world.page.locator('html').getAttribute('lang')) ?? world.visit.locale,
      'x-portal-request': '1',
      origin: world.settings.portal,
    },
    ...(method === 'GET' ? { params: rest as Record<string, string> } : { data: rest }),
  })
  if (!answer.ok()) throw new Error(`The provider answered ${operation} with ${answer.status()}.`)
  return answer.json()
}

/** The texts of an answer that a page must show. Throws when the member has nothing of the kind. */
export async function askProvider(
  world: PortalWorld,
  { operation, input, textsOf, first }: ProviderAnswer,
): Promise<readonly string[]> {
  const isOfMember = doorOf(operation).path.includes('{userId}')
  const own = isOfMember ? ((await call(world, 'getUserToken', {})) as { userId: string }) : {}
  const more = first?.inputOf(await call(world, first.operation, first.input)) ?? {}
  const said = textsOf(await call(world, operation, { ...input, ...own, ...more }))
  if (said.length === 0)
    throw new Error(`The provider's ${operation} has nothing to show: choose another member.`)
  return said
}
