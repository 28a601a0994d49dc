import { Given } from '@cucumber/cucumber'
import { alterResponse, type ResponseFields } from '../support/control/alter-response.ts'
import type { PortalWorld } from '../support/world.ts'

/** The rows of a list. JSON omits an empty list. */
const rowsOf = (answer: ResponseFields, name: string): ResponseFields[] =>
  (answer[name] ?? []) as ResponseFields[]

const offering = (
  world: PortalWorld,
  change: (points: ResponseFields[]) => ResponseFields[],
): Promise<void> =>
  alterResponse(world, /\/auth\/mfa\/[^/]+\/contactPoints$/, (answer) =>
    Array.isArray(answer['contactTypes'])
      ? { ...answer, contactTypes: change(rowsOf(answer, 'contactTypes')) }
      : answer,
  )

Given(
  /^the server (also offers a code|offers a code only) by "([^"]+)"$/,
  async function (this: PortalWorld, how: string, contactType: string) {
    await offering(this, (points) =>
      how === 'offers a code only'
        ? [{ ...points[0], contactType }]
        : [{ contactType, destination: '•••-0142' }, ...points],
    )
  },
)
