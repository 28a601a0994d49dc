import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { initialAnswers, listedDevicesOf } from './initial-load.ts'

type Contract = { paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, { content?: Record<string, { examples?: Record<string, { value: unknown }> }> }> }>> }
const contract = JSON.parse(readFileSync(join(import.meta.dirname, '../../generated/openapi/portal.json'), 'utf8')) as Contract

/** The named examples that the contract gives for an operation's 200. */
const examplesOf = (operationId: string) => {
  const operation = Object.values(contract.paths).flatMap(path => Object.values(path)).find(one => one.operationId === operationId)
  return Object.entries(operation?.responses?.['200']?.content?.['application/json']?.examples ?? {}).map(([name, { value }]) => [name, value] as const)
}

describe.each([
  ['getUserToken', initialAnswers.userId],
  ['getLocale', initialAnswers.storedLocale],
  ['getPersonalInfo', initialAnswers.personal],
  ['getAccount', initialAnswers.account],
  ['getCoachingInfo', initialAnswers.sharedCoaching],
  ['getFeatures', initialAnswers.features],
  ['listSupplyOrders', initialAnswers.orders],
  ['getDeviceGroups', initialAnswers.deviceGroupings],
  ['getPublicIdentity', initialAnswers.publicUUID],
  ['getPromo', initialAnswers.client],
  ['listLabOrderResults', initialAnswers.hasResults],
  ['listKidneyResults', initialAnswers.hasResults],
  ['listScores', initialAnswers.scores],
  ['getLaunchpad', initialAnswers.launchpad],
  ['getOnboardingDisplay', initialAnswers.onboardingDisplay],
])('%s', (operationId, answer) => {
  const examples = examplesOf(operationId)
  it('has examples', () => expect(examples.length).toBeGreaterThan(0))
  it.each(examples)('understands the example %s', (_, value) => expect((answer as (wire: unknown) => unknown)(value)).toBeDefined())
  it('refuses what is something else', () => expect(() => (answer as (wire: unknown) => unknown)({ unexpected: true, items: 1 })).toThrow())
})

describe('one unforeseen value loses its own row and no other', () => {
  const sent = <T>(answer: (wire: never) => T, wire: unknown): T => answer(wire as never)
  const reminders = { name: 'REMINDERS', state: 'ENABLED' }
  const step = { name: 'DEVICES', status: 'COMPLETED' }
  const score = { pillar: 'WEIGHT', score: 80, timestamp: '2026-11-20T07:00:00' }

  it('FLAG-001: a feature of an unknown state is left out, so it is off; the others stay', () =>
    expect(sent(initialAnswers.features, { features: [{ name: 'GOAL_SETTING', state: 'BETA' }, reminders, null] })).toEqual([reminders]))
  it('a first step of an unknown status', () => {
    expect(sent(initialAnswers.launchpad, { items: [{ ...step, status: 'SKIPPED' }, step] })).toEqual({ items: [step] })
    expect(sent(initialAnswers.onboardingDisplay, { display: true, items: [{ ...step, status: 'SKIPPED' }, step] })).toEqual({ display: true, items: [step] })
  })
  it('a device of an unknown model is a device', () => {
    const [old, scale] = [{ readingCategory: 'bg_meter', bundleType: 'bg700' }, { readingCategory: 'weight_scale', bundleType: 'wm2000' }]
    const groups = [{ program: 'DIABETES', deviceGroupings: [old, scale] }, { program: 'NEW', deviceGroupings: [old] }]
    expect(sent(initialAnswers.deviceGroupings, { deviceGroupsByPrograms: groups })).toEqual([old, scale, old])
    const broken = [{ program: 'DIABETES', deviceGroupings: [null, { readingCategory: 'bg_meter' }, scale] }]
    expect(sent(listedDevicesOf, { deviceGroupsByPrograms: broken })).toEqual({ items: [scale], leftOut: 2 })
  })
  it('an order of an unknown status', () => {
    const order = { id: 'o-1', orderType: 'BG_STRIPS', status: 'SHIPPED', orderedAt: '2026-11-19T12:00:00Z' }
    expect(sent(initialAnswers.orders, { orders: [{ ...order, status: 'BACKORDERED' }, order] })).toEqual([order])
  })
  it.each([['es-MX', 'es-US'], ['es', 'es-US'], ['en-GB', 'en-US'], ['es-US', 'es-US'], ['fr-FR', null]])('the language of %s is %s', (locale, language) => {
    const uuid = '7c0d2f7e-3a0b-4c58-9d0e-1f5b7a4c9e21'
    expect(sent(initialAnswers.storedLocale, { locale, uuid })).toEqual({ uuid, locale: language })
  })
  it('a score of an unknown pillar', () => expect(sent(initialAnswers.scores, { scores: [{ ...score, pillar: 'SLEEP' }, score] })).toEqual([score]))
  it('API-039: a result in an unknown unit is a result', () => expect(sent(initialAnswers.hasResults, [{ id: '1', unit: 'mL/min' }])).toBe(true))
  it.each([[{}], [null], ['none']])('API-039: %j is no list of results: whether there are any is unknown', wire => expect(() => sent(initialAnswers.hasResults, wire)).toThrow())
})

it('a list of lab results that is not empty means that there is one', () => {
  expect(initialAnswers.hasResults([])).toBe(false)
})
