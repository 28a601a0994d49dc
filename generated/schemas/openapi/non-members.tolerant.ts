// Written by `npm run generate` from contracts/. Do not edit.
import { formats, object, rows, text, words, type Tolerant } from '../tolerant.ts'
import { AddressRequestReader } from './account.tolerant.ts'
import type { LabKitOrderStatus, LabKitOrder, LabKitOrders, LabKitRequest } from './non-members.reader.ts'

const pattern = text(/^[A-Za-z0-9_-]+$/u)

export const LabKitOrderStatusReader: Tolerant<LabKitOrderStatus> = words('RECEIVED')

export const LabKitOrderReader: Tolerant<LabKitOrder> = object({
  orderId: text(/./su),
  status: LabKitOrderStatusReader,
  expectedBy: formats.date,
})

export const LabKitOrdersReader: Tolerant<LabKitOrders> = object({
  orders: rows(LabKitOrderReader),
})

export const LabKitRequestReader: Tolerant<LabKitRequest> = object({
  companyCode: pattern,
  firstName: text(/./su),
  lastName: text(/./su),
  birthDate: formats.date,
  email: text(/./su),
  phone: text(/./su),
  address: AddressRequestReader,
})
