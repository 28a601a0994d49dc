import * as Schema from 'effect/Schema'

const bloodSugarDevices = ['bg300', 'bg500', 'in-touch', 'device-flex'] as const
const bloodPressureDevices = ['htn', 'ht900', 'ht945', 'ht2000'] as const
const weightDevices = ['wm1000', 'wm1500', 'wm2000'] as const

/** A device that a program has given to the member (2§3). */
export const DeviceGrouping = Schema.Struct({
  readingCategory: Schema.Literals(['weight_scale', 'bg_meter', 'bp_monitor']),
  bundleType: Schema.Literals([...bloodSugarDevices, ...bloodPressureDevices, ...weightDevices]),
})
export type DeviceGrouping = typeof DeviceGrouping.Type

/** The member's device of each kind. */
export type Devices = {
  readonly bloodSugarDevice: (typeof bloodSugarDevices)[number]
  readonly bloodPressureDevice: (typeof bloodPressureDevices)[number]
  readonly weightDevice: (typeof weightDevices)[number]
}

/** USER-017 to 019: what is assumed while nothing else is known. */
export const defaultDevices: Devices = { bloodSugarDevice: 'bg300', bloodPressureDevice: 'htn', weightDevice: 'wm1500' }

/** The first device of each kind in the member's groups, else the default. */
export function devicesOf(groupings: readonly DeviceGrouping[]): Devices {
  const first = <Model extends string>(category: DeviceGrouping['readingCategory'], models: readonly Model[], fallback: Model): Model => {
    const found = groupings.find(grouping => grouping.readingCategory === category)
    return models.find(model => model === found?.bundleType) ?? fallback
  }
  return {
    bloodSugarDevice: first('bg_meter', bloodSugarDevices, defaultDevices.bloodSugarDevice),
    bloodPressureDevice: first('bp_monitor', bloodPressureDevices, defaultDevices.bloodPressureDevice),
    weightDevice: first('weight_scale', weightDevices, defaultDevices.weightDevice),
  }
}
