import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import type { Fault } from '../support/control/control-types.ts'
import { expect } from '../support/expect.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import { waitForExpectedFaults } from '../support/guard/expected-faults.ts'
import type { PortalWorld } from '../support/world.ts'

/** Operation ids by their names in features. */
const named: Record<string, string> = {
  'signing in': 'signIn',
  'signing out': 'signOut',
  'renewing the session': 'refreshSession',
  'reading blood pressure': 'listBloodPressureReadings',
  'reading blood sugar': 'listBloodSugarReadings',
  'saving the language': 'savePreference',
}

/** Faults by their names in features, with the status that the browser sees. */
const answers: Record<
  string,
  { readonly fault: Omit<Fault, 'operationId'>; readonly seen: RegExp }
> = {
  'is answered with "server error"': { fault: { example: 'server_error' }, seen: /500/ },
  // Its Retry-After is too long for an automatic retry during the scenario.
  'is answered with "temporarily away"': {
    fault: { example: 'temporarily_unavailable' },
    seen: /503/,
  },
  'is answered with "temporarily away" in Spanish': {
    fault: { example: 'temporarily_unavailable_spanish' },
    seen: /503/,
  },
  'is answered with "too many requests"': { fault: { example: 'too_many_requests' }, seen: /429/ },
  'is answered with "below lowest target"': {
    fault: { example: 'below_lowest_target' },
    seen: /422/,
  },
  // Statuses of RPCs.
  'is answered with "unavailable"': { fault: { example: 'unavailable' }, seen: /503/ },
  'is answered with "not allowed"': { fault: { example: 'permission-denied' }, seen: /403/ },
  'is answered with "invalid_grant"': { fault: { example: 'session_over' }, seen: /401/ },
  'is answered with "invalid_token"': { fault: { example: 'invalid_token' }, seen: /401/ },
  'is answered with "invalid_client"': { fault: { example: 'invalid_client' }, seen: /401/ },
  'is answered with nonsense': { fault: { outsideContract: true }, seen: /.*/ },
  'gets no response': { fault: { drop: true }, seen: /502/ },
}

const arm = async (world: PortalWorld, operationId: string, answer: string): Promise<void> => {
  const known = answers[answer]
  if (known === undefined) throw new Error(`No fault is known as "${answer}".`)
  const nonsense = known.fault.outsideContract === true
  if (nonsense)
    world.guard.expect('contract violation', new RegExp(`^${operationId}: `), { maybe: true })
  world.guard.expect(
    'failed call',
    new RegExp(`^${operationId} answered (${known.seen.source})$`),
    { maybe: nonsense },
  )
  await world.control.armFault({ operationId, ...known.fault })
}

Given(
  new RegExp(`^(${Object.keys(named).join('|')}) (is answered with .+|gets no response)$`),
  async function (this: PortalWorld, call: string, answer: string) {
    await arm(this, named[call] ?? call, answer)
  },
)

Given(
  /^the call "([^"]+)" (is answered with .+|gets no response)$/,
  async function (this: PortalWorld, operationId: string, answer: string) {
    await arm(this, operationId, answer)
  },
)

Given(
  'the program list is refused with {string}',
  async function (this: PortalWorld, reason: string) {
    this.guard.expect('failed call', /^listPrograms answered /i)
    await this.control.armFault({ operationId: 'listPrograms', example: reason.replace(' ', '_') })
  },
)

When('the expected faults have occurred', async function (this: PortalWorld) {
  await waitForExpectedFaults(this)
})

When('the server recovers', async function (this: PortalWorld) {
  await waitForExpectedFaults(this)
  await this.control.disarmFaults()
})

When('the network goes down', async function (this: PortalWorld) {
  this.guard.expect('failed call', /ERR_INTERNET_DISCONNECTED$/, { maybe: true })
  // React logs an error when a screen's files cannot be loaded.
  this.guard.expect('console error', /PartMissing/, { maybe: true })
  await (await this.context()).setOffline(true)
})

When("a deployment removes the page's files", async function (this: PortalWorld) {
  this.guard.expect('failed call', /answered 404$/, { maybe: true })
  this.guard.expect('console error', /404|PartMissing/, { maybe: true })
  this.loads = this.calls.pages
  // Only the open page requests files of the previous build.
  await (
    await this.context()
  ).route('**/assets/**', (route) =>
    this.calls.pages === this.loads ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
})

Then('the page reloaded once', function (this: PortalWorld) {
  expect(this.calls.pages - this.loads).toBe(1)
})

Then('the portal loaded once', function (this: PortalWorld) {
  expect(this.calls.pages).toBe(1)
})

When('the network comes back', async function (this: PortalWorld) {
  await (await this.context()).setOffline(false)
})

Then(
  'the portal sent each of these calls once:',
  async function (this: PortalWorld, table: DataTable) {
    const missing = async (): Promise<string[]> => {
      const calls = await this.control.calls()
      const seen = calls.map(({ operationId, query }) =>
        [operationId, new URLSearchParams(query).toString()].join(' ').trim(),
      )
      return table
        .raw()
        .map((cells) => cells.join(' ').trim())
        .filter((wanted) => seen.filter((one) => one === wanted).length !== 1)
    }
    await expect.poll(missing, 'what was not asked for exactly once').toEqual([])
  },
)

/**
 * Asserts that a call without a body was made and succeeded. Steps of sent-requests.steps.ts read
 * bodies.
 */
Then(
  /^the call "([^"]+)" was made: (yes|no)$/,
  async function (this: PortalWorld, operationId: string, made: string) {
    const statuses = async (): Promise<unknown[]> =>
      (await this.control.calls())
        .filter((call) => call.operationId === operationId)
        .map(({ status }) => status)
    const count = async (): Promise<number> => (await statuses()).length
    if (made === 'yes')
      return expect
        .poll(async () =>
          (await statuses()).some(
            (status) =>
              status === 'ok' || (typeof status === 'number' && status < 300 && status >= 200),
          ),
        )
        .toBe(true)
    // Wait until the page has no open requests; an absence is certain only then.
    await requestsSettled(this)
    expect(await count()).toBe(0)
  },
)
