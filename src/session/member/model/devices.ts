import type {
  DeviceCategory as ReadCategory,
  DeviceGrouping,
  DeviceModel as ReadModel,
} from '#generated/schemas/openapi/devices.reader.ts'
import { isUnknown, type Known } from '#platform/model/unknown-enum.ts'

/** 2§3. */
export type DeviceCategory = Known<ReadCategory>

export const bloodSugarDevices = ['bg300', 'bg500', 'in-touch', 'device-flex'] as const
export const bloodPressureDevices = ['htn', 'ht900', 'ht945', 'ht2000'] as const
export const weightDevices = ['wm1000', 'wm1500', 'wm2000'] as const
export type DeviceModel = Known<ReadModel>

/**
 * The scale that measures body composition, too (2§9); the one that is assumed by default does not.
 */
export const bodyCompositionScale = 'wm2000' satisfies DeviceModel

/**
 * A device that a program has given to the member (2§3). Its kind and model may be unknown to the
 * portal, and still it is the member's.
 */
export type ListedDevice = DeviceGrouping

/**
 * The kind of a device, and whether the portal knows its model; null is a kind that it does not
 * know.
 */
export function knownDevice({ readingCategory, bundleType }: ListedDevice) {
  return {
    category: isUnknown(readingCategory) ? null : readingCategory,
    isModelKnown: !isUnknown(bundleType),
  }
}

/** The member's device of each kind. */
export type Devices = {
  readonly bloodSugarDevice: (typeof bloodSugarDevices)[number]
  readonly bloodPressureDevice: (typeof bloodPressureDevices)[number]
  readonly weightDevice: (typeof weightDevices)[number]
}

/** USER-017 to 019: what is assumed while nothing else is known. */
export const defaultDevices: Devices = {
  bloodSugarDevice: 'bg300',
  bloodPressureDevice: 'htn',
  weightDevice: 'wm1500',
}

/**
 * The first device of each kind in the member's groups that the portal knows, else the default. Of
 * several scales the one that measures body composition counts.
 */
export function devicesOf(groupings: readonly ListedDevice[]): Devices {
  const own = <Model extends string>(
    category: DeviceCategory,
    models: readonly Model[],
  ): readonly Model[] =>
    groupings
      .filter(({ readingCategory }) => readingCategory === category)
      .flatMap(({ bundleType }) => models.filter((model) => model === bundleType))
  const scales = own('weight_scale', weightDevices)
  return {
    bloodSugarDevice: own('bg_meter', bloodSugarDevices)[0] ?? defaultDevices.bloodSugarDevice,
    bloodPressureDevice:
      own('bp_monitor', bloodPressureDevices)[0] ?? defaultDevices.bloodPressureDevice,
    weightDevice:
      scales.find((model) => model === bodyCompositionScale) ??
      scales[0] ??
      defaultDevices.weightDevice,
  }
}
