// Written by `npm run generate` from contracts/. Do not edit.
import { formats, object, rows, text, words, type Flavor, type Reader, type Rows, type Unknown } from '../read.ts'
import { readAddress, type Address } from './account.reader.ts'

/** The kit's way; an order begins as RECEIVED. */
export type LabKitOrderStatus = 'RECEIVED' | Unknown

/** The order as it was taken. */
export type LabKitOrder = {
  readonly orderId: string
  readonly status: LabKitOrderStatus
  /** The day by which the kit should be there. */
  readonly expectedBy: Flavor<'CalendarDate'>
}

/** Orders of one person, newest first; one in the campaign of each company. */
export type LabKitOrders = {
  readonly orders: Rows<LabKitOrder>
}

/** What somebody who is no member yet tells of herself to be sent a lab kit. The documents show no field of it; these are our own. The rules of 2§5 judge names, email, phone and address (422), not formats of this contract. */
export type LabKitRequest = {
  /** Of the employer or health plan, as its letter has it. */
  readonly companyCode: string
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: Flavor<'CalendarDate'>
  readonly email: string
  /** A US number as typed. */
  readonly phone: string
  readonly address: Address
}

const pattern = text(/^[A-Za-z0-9_-]+$/u)

/** Reads `LabKitOrderStatus` as a server sends it. */
export const readLabKitOrderStatus: Reader<LabKitOrderStatus> = words('RECEIVED')

/** Reads `LabKitOrder` as a server sends it. */
export const readLabKitOrder: Reader<LabKitOrder> = object<LabKitOrder>({
  orderId: text(/./su),
  status: readLabKitOrderStatus,
  expectedBy: formats.date,
})

/** Reads `LabKitOrders` as a server sends it. */
export const readLabKitOrders: Reader<LabKitOrders> = object<LabKitOrders>({
  orders: rows(readLabKitOrder),
})

/** Reads `LabKitRequest` as a server sends it. */
export const readLabKitRequest: Reader<LabKitRequest> = object<LabKitRequest>({
  companyCode: pattern,
  firstName: text(/./su),
  lastName: text(/./su),
  birthDate: formats.date,
  email: text(/./su),
  phone: text(/./su),
  address: readAddress,
})
