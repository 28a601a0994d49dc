// Written by `npm run generate` from contracts/. Do not edit.
import { object, rows, text, words, type Reader, type Rows, type Unknown } from '../read.ts'

/** The device categories of 2§3. */
export type DeviceCategory = 'weight_scale' | 'bg_meter' | 'bp_monitor' | Unknown

/** The devices of 2§3. */
export type DeviceModel = 'bg300' | 'bg500' | 'in-touch' | 'device-flex' | 'htn' | 'ht900' | 'ht945' | 'ht2000' | 'wm1000' | 'wm1500' | 'wm2000' | Unknown

export type DeviceGrouping = {
  readonly readingCategory: DeviceCategory
  readonly bundleType: DeviceModel
}

export type ProgramDeviceGroups = {
  /** The database slug of the program. */
  readonly program: string
  readonly deviceGroupings: Rows<DeviceGrouping>
}

export type DeviceGroups = {
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
