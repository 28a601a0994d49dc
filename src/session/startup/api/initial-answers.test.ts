import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as ask from '#generated/openapi/calls.ts'
import { createPortalClient, type PortalClient } from '#generated/openapi/client.ts'
import { isFeatureOn } from '../../member/model/features.ts'
import { initialAnswers, listedDevicesOf } from './initial-answers.ts'
import { orderRowsOf } from '../../member/api/use-supply-orders.ts'

/** A client whose server has one answer. */
const answering = (wire: unknown): PortalClient =>
  createPortalClient({ baseUrl: 'https://portal.example', fetch: async () => Response.json(wire) })

type Contract = {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId?: string
        responses?: Record<
          string,
          { content?: Record<string, { examples?: Record<string, { value: unknown }> }> }
        >
      }
    >
  >
}
const contract = JSON.parse(readFileSync('generated/openapi/portal.json', 'utf8')) as Contract

/** The named examples of an operation's 200 answer in the contract. */
const examplesOf = (operationId: string) => {
  const operation = Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .find((one) => one.operationId === operationId)
  return Object.entries(
    operation?.responses?.['200']?.content?.['application/json']?.examples ?? {},
  ).map(([name, { value }]) => [name, value] as const)
}

describe.each<[string, (wire: unknown) => Promise<unknown>]>([
  ['getUserToken', (wire) => ask.getUserToken(answering(wire)).then(initialAnswers.userId)],
  [
    'getLocale',
    (wire) => ask.getLocale(answering(wire), { appId: 1 }).then(initialAnswers.storedLocale),
  ],
  ['getPersonalInfo', (wire) => ask.getPersonalInfo(answering(wire)).then(initialAnswers.personal)],
  ['getAccount', (wire) => ask.getAccount(answering(wire))],
  [
    'getCoachingInfo',
    (wire) => ask.getCoachingInfo(answering(wire)).then(initialAnswers.sharedCoaching),
  ],
  ['getFeatures', (wire) => ask.getFeatures(answering(wire)).then(initialAnswers.features)],
  [
    'getDeviceGroups',
    (wire) => ask.getDeviceGroups(answering(wire)).then(initialAnswers.deviceGroupings),
  ],
  [
    'getPublicIdentity',
    (wire) => ask.getPublicIdentity(answering(wire)).then(initialAnswers.publicUUID),
  ],
  [
    'getPromo',
    (wire) => ask.getPromo(answering(wire), { companyCode: 'acme' }).then(initialAnswers.client),
  ],
  [
    'listLabOrderResults',
    (wire) =>
      ask
        .listLabOrderResults(answering(wire), { testType: 'HbA1C' })
        .then(initialAnswers.hasResults),
  ],
  [
    'listKidneyResults',
    (wire) => ask.listKidneyResults(answering(wire)).then(initialAnswers.hasResults),
  ],
  ['listScores', (wire) => ask.listScores(answering(wire)).then(initialAnswers.scores)],
  ['getLaunchpad', (wire) => ask.getLaunchpad(answering(wire)).then(initialAnswers.launchpad)],
  [
    'getOnboardingDisplay',
    (wire) => ask.getOnboardingDisplay(answering(wire)).then(initialAnswers.onboardingDisplay),
  ],
  ['listSupplyOrders', (wire) => ask.listSupplyOrders(answering(wire)).then(orderRowsOf)],
])('%s', (operationId, read) => {
  const examples = examplesOf(operationId)
  it('has examples', () => expect(examples.length).toBeGreaterThan(0))
  it.each(examples)('reads the example %s', async (_, value) =>
    expect(await read(value)).toBeDefined(),
  )
  it('rejects any other value', () =>
    expect(read({ unexpected: true, items: 1 })).rejects.toMatchObject({ kind: 'unreadable' }))
})

describe('an unexpected value affects its own row only', () => {
  const features = async (wire: unknown) =>
    (await ask.getFeatures(answering(wire)).then(initialAnswers.features)).items
  const devices = (wire: unknown) => ask.getDeviceGroups(answering(wire)).then(listedDevicesOf)
  const hasResults = (wire: unknown) =>
    ask.listKidneyResults(answering(wire)).then(initialAnswers.hasResults)
  const unknown = (raw: string) => ({ type: 'unknown', raw })
  const reminders = { name: 'REMINDERS', state: 'ENABLED' }
  const step = { name: 'DEVICES', status: 'COMPLETED' }
  const score = { pillar: 'WEIGHT', score: 80, timestamp: '2026-11-20T07:00:00' }

  it('FLAG-001: a feature in an unknown state is off, and the others stay', async () => {
    const read = await features({
      features: [{ name: 'GOAL_SETTING', state: 'BETA' }, reminders, null],
    })
    expect(read).toEqual([{ name: 'GOAL_SETTING', state: unknown('BETA') }, reminders])
    expect([isFeatureOn(read, 'GOAL_SETTING'), isFeatureOn(read, 'REMINDERS')]).toEqual([
      false,
      true,
    ])
  })
  it('keeps a launchpad step of an unknown status', async () => {
    const [read, left] = [
      { items: [{ ...step, status: unknown('SKIPPED') }, step], leftOut: 1 },
      { items: [{ ...step, status: 'SKIPPED' }, step, null] },
    ]
    expect(await ask.getLaunchpad(answering(left)).then(initialAnswers.launchpad)).toEqual(read)
    expect(
      await ask
        .getOnboardingDisplay(answering({ display: true, ...left }))
        .then(initialAnswers.onboardingDisplay),
    ).toEqual({ display: true, ...read })
  })
  it('keeps a device of an unknown model', async () => {
    const [old, scale] = [
      { readingCategory: 'bg_meter', bundleType: 'bg700' },
      { readingCategory: 'weight_scale', bundleType: 'wm2000' },
    ]
    const [oldRead, groups] = [
      { ...old, bundleType: unknown('bg700') },
      [
        { program: 'DIABETES', deviceGroupings: [old, scale] },
        { program: 'NEW', deviceGroupings: [old] },
      ],
    ]
    expect(await devices({ deviceGroupsByPrograms: groups })).toEqual({
      items: [oldRead, scale, oldRead],
      leftOut: 0,
    })
    const broken = [
      { program: 'DIABETES', deviceGroupings: [null, { readingCategory: 'bg_meter' }, scale] },
      null,
    ]
    expect(await devices({ deviceGroupsByPrograms: broken })).toEqual({
      items: [scale],
      leftOut: 3,
    })
  })
  it.each([
    ['es-MX', 'es-US'],
    ['es', 'es-US'],
    ['en-GB', 'en-US'],
    ['es-US', 'es-US'],
    ['fr-FR', null],
  ])('the language of %s is %s', async (locale, language) => {
    const uuid = '7c0d2f7e-3a0b-4c58-9d0e-1f5b7a4c9e21'
    expect(
      await ask
        .getLocale(answering({ locale, uuid }), { appId: 1 })
        .then(initialAnswers.storedLocale),
    ).toEqual({ uuid, locale: language })
  })
  it('keeps a score of an unknown pillar', async () =>
    expect(
      await ask
        .listScores(
          answering({ scores: [{ ...score, pillar: 'SLEEP' }, score, { pillar: 'WEIGHT' }] }),
        )
        .then(initialAnswers.scores),
    ).toEqual({ items: [{ ...score, pillar: unknown('SLEEP') }, score], leftOut: 1 }))
  it('leaves out an invalid phone', async () => {
    const phone = { phoneType: 'WO', number: '2075550142', countryCode: 'US' }
    const person = {
      firstName: 'Rosa',
      lastName: 'Delgado',
      birthDate: '1961-03-09',
      email: 'rosa@example.com',
      address: null,
    }
    expect(
      await ask
        .getPersonalInfo(
          answering({ ...person, phones: [phone, { ...phone, number: 'call my sister' }] }),
        )
        .then(initialAnswers.personal),
    ).toEqual({ ...person, phones: [{ ...phone, phoneType: unknown('WO') }] })
  })
  it.each([
    [[{ id: '1', unit: 'mL/min' }], true],
    [[null], true],
    [[], false],
  ])('API-039: a list of results that is not empty has a result: %j %s', async (wire, has) =>
    expect(await hasResults(wire)).toBe(has),
  )
  it.each([[{}], [null], ['none']])('API-039: rejects %j, which is no list of results', (wire) =>
    expect(hasResults(wire)).rejects.toThrow(),
  )
})
