import type {
  DeviceCategory as ReadCategory,
  DeviceGrouping,
  DeviceModel as ReadModel,
} from '#generated/schemas/openapi/devices.reader.ts'
import { isUnknown, type Known } from '#platform/model/parts/unknown-enum.ts'

/** 2§3. */
export type DeviceCategory = Known<ReadCategory>

export const bloodSugarDevices = ['bg300', 'bg500', 'in-touch', 'device-flex'] as const
export const bloodPressureDevices = ['htn', 'ht900', 'ht945', 'ht2000'] as const
export const weightDevices = ['wm1000', 'wm1500', 'wm2000'] as const
export type DeviceModel = Known<ReadModel>

/** The scale that also measures body composition (2§9); it is never the default. */
export const bodyCompositionScale = 'wm2000' satisfies DeviceModel

/** A device from one of the member's programs (2§3). Its category and model may be unknown. */
export type ListedDevice = DeviceGrouping

/** The category of a device, null when it is unknown, and whether its model is known. */
export function knownDevice({ readingCategory, bundleType }: ListedDevice) {
  return {
    category: isUnknown(readingCategory) ? null : readingCategory,
    isModelKnown: !isUnknown(bundleType),
  }
}

const modelsOf: Readonly<Record<DeviceCategory, readonly string[]>> = {
  bg_meter: bloodSugarDevices,
  bp_monitor: bloodPressureDevices,
  weight_scale: weightDevices,
}

/** The category of a model; null for a model that the portal does not know. */
export function categoryOfModel(model: string): DeviceCategory | null {
  const categories = Object.keys(modelsOf) as DeviceCategory[]
  return categories.find((category) => modelsOf[category].includes(model)) ?? null
}

/** The member's device for each category. */
export type Devices = {
  readonly bloodSugarDevice: (typeof bloodSugarDevices)[number]
  readonly bloodPressureDevice: (typeof bloodPressureDevices)[number]
  readonly weightDevice: (typeof weightDevices)[number]
}

/** USER-017 to 019: the defaults until devices are known. */
export const defaultDevices: Devices = {
  bloodSugarDevice: 'bg300',
  bloodPressureDevice: 'htn',
  weightDevice: 'wm1500',
}

/**
 * The first known device of each category, else the default. Among several scales, the one that
 * measures body composition has priority.
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
