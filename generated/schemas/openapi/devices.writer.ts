// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { list, matching } from '../write.ts'

/** The device categories of 2§3. */
export const DeviceCategory = Schema.Literals(['weight_scale', 'bg_meter', 'bp_monitor'])
export type DeviceCategory = typeof DeviceCategory.Type

/** The devices of 2§3. */
export const DeviceModel = Schema.Literals(['bg300', 'bg500', 'in-touch', 'device-flex', 'htn', 'ht900', 'ht945', 'ht2000', 'wm1000', 'wm1500', 'wm2000'])
export type DeviceModel = typeof DeviceModel.Type

export const DeviceGrouping = Schema.Struct({
  readingCategory: DeviceCategory,
  bundleType: DeviceModel,
})
export type DeviceGrouping = typeof DeviceGrouping.Type

export const ProgramDeviceGroups = Schema.Struct({
  /** The database slug of the program. */
  program: matching(/^[A-Z][A-Z0-9_]*$/u, 0, 60),
  deviceGroupings: list(DeviceGrouping, 0, 50),
})
export type ProgramDeviceGroups = typeof ProgramDeviceGroups.Type

export const DeviceGroups = Schema.Struct({
  deviceGroupsByPrograms: list(ProgramDeviceGroups, 0, 50),
})
export type DeviceGroups = typeof DeviceGroups.Type
