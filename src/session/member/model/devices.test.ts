import { expect, test } from 'vitest'
import { readDeviceGrouping } from '#generated/schemas/openapi/devices.reader.ts'
import { Notes, unreadable } from '#generated/schemas/read.ts'
import {
  bloodPressureDevices,
  bloodSugarDevices,
  bodyCompositionScale,
  categoryOfModel,
  defaultDevices,
  devicesOf,
  knownDevice,
  weightDevices,
} from './devices.ts'

const unknown = (raw: string) => ({ type: 'unknown', raw }) as const

const read = (wire: unknown) => readDeviceGrouping(wire, new Notes())
const categories = ['weight_scale', 'bg_meter', 'bp_monitor'] as const
const models = [...bloodSugarDevices, ...bloodPressureDevices, ...weightDevices]
const categoryOf = (readingCategory: string) => {
  const device = read({ readingCategory, bundleType: 'bg300' })
  return device === unreadable ? unreadable : knownDevice(device).category
}

test('DEV-004: has these categories only', () => {
  expect(categories.map(categoryOf)).toEqual(categories)
  expect(['pulse_meter', 'BG_METER', ''].map(categoryOf)).toEqual([null, null, null])
})
test('DEV-005: the blood sugar devices', () =>
  expect(bloodSugarDevices).toEqual(['bg300', 'bg500', 'in-touch', 'device-flex']))
test('DEV-006: the blood pressure devices', () =>
  expect(bloodPressureDevices).toEqual(['htn', 'ht900', 'ht945', 'ht2000']))
test('DEV-007: the weight devices', () =>
  expect(weightDevices).toEqual(['wm1000', 'wm1500', 'wm2000']))

test('DEV-008: wm2000 measures body composition, and is never the default', () => {
  expect(bodyCompositionScale).toBe('wm2000')
  expect(defaultDevices.weightDevice).not.toBe(bodyCompositionScale)
  expect(devicesOf([{ readingCategory: 'weight_scale', bundleType: 'wm2000' }]).weightDevice).toBe(
    bodyCompositionScale,
  )
})

test('DEV-010: a device grouping has a reading category and the current bundle type', () => {
  for (const readingCategory of categories) {
    for (const bundleType of models) {
      const device = read({ readingCategory, bundleType })
      expect(device).toEqual({ readingCategory, bundleType })
      expect(device === unreadable ? null : knownDevice(device)).toEqual({
        category: readingCategory,
        isModelKnown: true,
      })
    }
  }
  for (const bundleType of ['bg400', 'BG300', ''])
    expect(read({ readingCategory: 'bg_meter', bundleType })).toEqual({
      readingCategory: 'bg_meter',
      bundleType: unknown(bundleType),
    })
  expect([
    read({ readingCategory: 'bg_meter', bundleType: null }),
    read({ bundleType: 'bg300' }),
  ]).toEqual([unreadable, unreadable])
})

const scale = (bundleType: (typeof weightDevices)[number]) =>
  ({ readingCategory: 'weight_scale', bundleType }) as const
test.each([
  [['wm1500', 'wm2000'], 'wm2000'],
  [['wm2000', 'wm1500'], 'wm2000'],
  [['wm1000', 'wm1500'], 'wm1000'],
  [[], 'wm1500'],
] as const)('of the scales %j the device is %s', (scales, expected) =>
  expect(devicesOf(scales.map(scale)).weightDevice).toBe(expected),
)
test('ignores a model of another category', () => {
  expect(
    devicesOf([
      { readingCategory: 'bg_meter', bundleType: 'wm2000' },
      { readingCategory: 'bg_meter', bundleType: 'bg500' },
    ]).bloodSugarDevice,
  ).toBe('bg500')
})

test('distinguishes an unknown model from an unknown category', () => {
  expect(knownDevice({ readingCategory: 'bg_meter', bundleType: unknown('bg700') })).toEqual({
    category: 'bg_meter',
    isModelKnown: false,
  })
  expect(knownDevice({ readingCategory: unknown('thermometer'), bundleType: 'bg300' })).toEqual({
    category: null,
    isModelKnown: true,
  })
})

test.each([
  ['in-touch', 'bg_meter'],
  ['ht945', 'bp_monitor'],
  ['wm2000', 'weight_scale'],
  ['bg700', null],
])('the category of the model %s is %s', (model, category) => {
  expect(categoryOfModel(model)).toBe(category)
})
