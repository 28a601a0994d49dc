import { Given } from '@cucumber/cucumber'
import { alterResponse, type ResponseFields } from '../support/control/alter-response.ts'
import type { PortalWorld } from '../support/world.ts'

Given(
  'the server adds an order with the status {string}, one of {string} and one without a date',
  async function (this: PortalWorld, status: string, orderType: string) {
    const order = {
      id: 'o-new',
      orderType: 'CONTROL_SOLUTION',
      status,
      orderedAt: '2026-11-18T15:00:00Z',
    }
    const others = [
      { ...order, id: 'o-kind', status: 'DELIVERED', orderType, orderedAt: '2026-11-17T15:00:00Z' },
      { ...order, id: 'o-none', orderedAt: null },
    ]
    await alterResponse(this, /\/supplies\/orders(\?|$)/, (answer) => ({
      ...answer,
      orders: [order, ...(answer['orders'] as ResponseFields[]), ...others],
    }))
  },
)

Given('the server adds the meter {string}', async function (this: PortalWorld, bundleType: string) {
  const device = { readingCategory: 'bg_meter', bundleType }
  await alterResponse(this, /\/web\/refresh\/v2(\?|$)/, (answer) => ({
    ...answer,
    deviceGroupsByPrograms: [
      ...(answer['deviceGroupsByPrograms'] as ResponseFields[]),
      { program: 'DIABETES', deviceGroupings: [device] },
    ],
  }))
})
