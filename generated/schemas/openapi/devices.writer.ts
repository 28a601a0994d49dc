// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { list, matching } from '../write.ts'

/** What a device measures. */
export const DeviceCategory = Schema.Literals(['weight_scale', 'bg_meter', 'bp_monitor'])
export type DeviceCategory = typeof DeviceCategory.Type

/** Model of a device that the programs give to members. */
export const DeviceModel = Schema.Literals(['bg300', 'bg500', 'in-touch', 'device-flex', 'htn', 'ht900', 'ht945', 'ht2000', 'wm1000', 'wm1500', 'wm2000'])
export type DeviceModel = typeof DeviceModel.Type

/** One device of the member. */
export const DeviceGrouping = Schema.Struct({
  /** What the device measures. */
  readingCategory: DeviceCategory,
  /** Model that the member has now. */
  bundleType: DeviceModel,
})
export type DeviceGrouping = typeof DeviceGrouping.Type

/** The devices of one program. */
export const ProgramDeviceGroups = Schema.Struct({
  /** Database slug of the program, as `DIABETES`. */
  program: matching(/^[A-Z][A-Z0-9_]*$/u, 0, 60),
  /** The devices that the member has in this program. */
  deviceGroupings: list(DeviceGrouping, 0, 50),
})
export type ProgramDeviceGroups = typeof ProgramDeviceGroups.Type

/** The member's devices, by program. */
export const DeviceGroups = Schema.Struct({
  /** One entry for each program with devices. */
  deviceGroupsByPrograms: list(ProgramDeviceGroups, 0, 50),
})
export type DeviceGroups = typeof DeviceGroups.Type
