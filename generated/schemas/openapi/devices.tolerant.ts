// Written by `npm run generate` from contracts/. Do not edit.
import { object, rows, text, words, type Tolerant } from '../tolerant.ts'
import type { DeviceCategory, DeviceModel, DeviceGrouping, ProgramDeviceGroups, DeviceGroups } from './devices.reader.ts'

const pattern = text(/^[A-Z][A-Z0-9_]*$/u)

export const DeviceCategoryReader: Tolerant<DeviceCategory> = words('weight_scale', 'bg_meter', 'bp_monitor')

export const DeviceModelReader: Tolerant<DeviceModel> = words('bg300', 'bg500', 'in-touch', 'device-flex', 'htn', 'ht900', 'ht945', 'ht2000', 'wm1000', 'wm1500', 'wm2000')

export const DeviceGroupingReader: Tolerant<DeviceGrouping> = object({
  readingCategory: DeviceCategoryReader,
  bundleType: DeviceModelReader,
})

export const ProgramDeviceGroupsReader: Tolerant<ProgramDeviceGroups> = object({
  program: pattern,
  deviceGroupings: rows(DeviceGroupingReader),
})

export const DeviceGroupsReader: Tolerant<DeviceGroups> = object({
  deviceGroupsByPrograms: rows(ProgramDeviceGroupsReader),
})
