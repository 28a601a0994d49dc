// Written by `npm run generate` from contracts/. Do not edit.
import { object, rows, text, words, type Reader, type Rows, type Unknown } from '../read.ts'

/** What a device measures. */
export type DeviceCategory = 'weight_scale' | 'bg_meter' | 'bp_monitor' | Unknown

/** Model of a device that the programs give to members. */
export type DeviceModel = 'bg300' | 'bg500' | 'in-touch' | 'device-flex' | 'htn' | 'ht900' | 'ht945' | 'ht2000' | 'wm1000' | 'wm1500' | 'wm2000' | Unknown

/** One device of the member. */
export type DeviceGrouping = {
  /** What the device measures. */
  readonly readingCategory: DeviceCategory
  /** Model that the member has now. */
  readonly bundleType: DeviceModel
}

/** The devices of one program. */
export type ProgramDeviceGroups = {
  /** Database slug of the program, as `DIABETES`. */
  readonly program: string
  /** The devices that the member has in this program. */
  readonly deviceGroupings: Rows<DeviceGrouping>
}

/** The member's devices, by program. */
export type DeviceGroups = {
  /** One entry for each program with devices. */
  readonly deviceGroupsByPrograms: Rows<ProgramDeviceGroups>
}

const pattern = text(/^[A-Z][A-Z0-9_]*$/u)

/** Reads `DeviceCategory` as a server sends it. */
export const readDeviceCategory: Reader<DeviceCategory> = words('weight_scale', 'bg_meter', 'bp_monitor')

/** Reads `DeviceModel` as a server sends it. */
export const readDeviceModel: Reader<DeviceModel> = words('bg300', 'bg500', 'in-touch', 'device-flex', 'htn', 'ht900', 'ht945', 'ht2000', 'wm1000', 'wm1500', 'wm2000')

/** Reads `DeviceGrouping` as a server sends it. */
export const readDeviceGrouping: Reader<DeviceGrouping> = object<DeviceGrouping>({
  readingCategory: readDeviceCategory,
  bundleType: readDeviceModel,
})

/** Reads `ProgramDeviceGroups` as a server sends it. */
export const readProgramDeviceGroups: Reader<ProgramDeviceGroups> = object<ProgramDeviceGroups>({
  program: pattern,
  deviceGroupings: rows(readDeviceGrouping),
})

/** Reads `DeviceGroups` as a server sends it. */
export const readDeviceGroups: Reader<DeviceGroups> = object<DeviceGroups>({
  deviceGroupsByPrograms: rows(readProgramDeviceGroups),
})
