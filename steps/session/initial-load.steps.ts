import { Given } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import { expect } from '../support/expect.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import { holdCalls } from '../support/page/hold-calls.ts'
import type { PortalWorld } from '../support/world.ts'

/** Makes the initial load as said, or looks at it. */
type LoadState = (world: PortalWorld) => Promise<void>

const key = 'portal.initial-load'
const restCalls = [
  'getUserToken',
  'getLocale',
  'getPersonalInfo',
  'getAccount',
  'getCoachingInfo',
  'getFeatures',
  'listSupplyOrders',
  'getDeviceGroups',
  'getPublicIdentity',
  'listLabOrderResults',
  'listKidneyResults',
  'listScores',
  'getLaunchpad',
  'getOnboardingDisplay',
]

/** Number of answers in a complete stored initial load. */
const cachedPartCount = 6

const cachedLoad = (world: PortalWorld): Promise<string | null> =>
  world.page.evaluate((name) => localStorage.getItem(name), key)

Given(
  'every call of the initial load is answered with "server error"',
  async function (this: PortalWorld) {
    this.guard.expect('failed call', / answered 500$/)
    this.guard.expect('failed call', /^listPrograms answered /i)
    for (const operationId of restCalls)
      await this.control.armFault({ operationId, example: 'server_error' })
    await this.control.armFault({ operationId: 'listPrograms', example: 'unavailable' })
  },
)

/** Waits until the stored load is complete, because later parts would overwrite a change. */
async function wholeLoad(world: PortalWorld): Promise<string> {
  const parts = async (): Promise<number> =>
    Object.keys(
      (JSON.parse((await cachedLoad(world)) ?? '{}') as Partial<CachedLoad>).answers ?? {},
    ).length
  await expect.poll(parts, 'how much of the initial load is kept').toBe(cachedPartCount)
  await requestsSettled(world)
  return (await cachedLoad(world)) ?? ''
}

/** Holds every call except those that restore the session. */
Given('the answers are delayed', async function (this: PortalWorld) {
  this.release = await holdCalls(
    await this.context(),
    /\/(api|services|rpc)\/(?!.*(refresher|GetMigrationInfo)$)/,
  )
})

/** Makes an invalid stored load from a valid one. */
const wrongs: Readonly<Record<string, (load: CachedLoad) => unknown>> = {
  corrupt: (load) => JSON.stringify(load).slice(0, 40),
  expired: (load) => ({ ...load, stamp: '2026-11-18T15:00:00' }),
}
type CachedLoad = {
  readonly stamp: string
  readonly member: string
  readonly answers: Readonly<Record<string, unknown>>
}

const storeLoad = (world: PortalWorld, text: string): Promise<void> =>
  world.page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const)

const anothers = {
  id: 'HTN',
  program: 'hypertension',
  slug: 'hypertension',
  dbSlug: 'HYPERTENSION',
  status: 'PROGRAM_STATUS_ACTIVE',
}

Given(
  /^the browser's storage is (full|blocked)$/,
  async function (this: PortalWorld, what: string) {
    await (
      await this.context()
    ).addInitScript((state) => {
      const refuse = (): never => {
        throw new DOMException('No.', state === 'full' ? 'QuotaExceededError' : 'SecurityError')
      }
      if (state === 'full') Storage.prototype.setItem = refuse
      else
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, { get: refuse })
    }, what)
  },
)

const spoilt = (what: string) => () => async (world: PortalWorld) => {
  const load = JSON.parse(await wholeLoad(world)) as CachedLoad
  const wrong = wrongs[what]?.(load)
  await storeLoad(world, typeof wrong === 'string' ? wrong : JSON.stringify(wrong))
}

definePhrases<LoadState>('load', {
  'cached load is corrupt': spoilt('corrupt'),
  'cached load is expired': spoilt('expired'),
  "cached load is another member's": () => async (world) => {
    const load: CachedLoad = {
      stamp: '2026-11-20T19:00:00',
      member: 'another',
      answers: { listPrograms: { programs: [anothers] } },
    }
    const context = await world.context()
    await context.addInitScript(
      ([name, value]) => {
        if (!location.protocol.startsWith('http') || sessionStorage.getItem('planted')) return
        sessionStorage.setItem('planted', '1')
        localStorage.setItem(name, value)
      },
      [key, JSON.stringify(load)] as const,
    )
  },
  'cached load of the other member is removed': () => (world) =>
    expect.poll(async () => ((await cachedLoad(world)) ?? '').includes('another')).toBe(false),
  'cached load holds no name, date of birth, address, phone, id, diagnosis or reading of the member':
    () => async (world) => {
      const text = await wholeLoad(world)
      const { id, firstName, lastName, username } = world.member
      for (const word of [id, firstName, lastName, username]) expect(text).not.toContain(word)
      expect(text).not.toMatch(/diagnos|birth|email|address|phone|street|systolic|value"|\b128\b/i)
      expect((JSON.parse(text) as CachedLoad).stamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    },
  'initial load is cached': () => (world) =>
    expect.poll(() => cachedLoad(world)).toContain('listPrograms'),
  'initial load is not cached': () => async (world) => expect(await cachedLoad(world)).toBeNull(),
  'initial load was not requested': () => async (world) => {
    await requestsSettled(world)
    const called = new Set((await world.control.calls()).map(({ operationId }) => operationId))
    expect([...restCalls, 'listPrograms'].filter((id) => called.has(id))).toEqual([])
  },
})

Given('the {load}', async function (this: PortalWorld, isAsSaid: LoadState) {
  await isAsSaid(this)
})
