// Written by `npm run generate` from contracts/. Do not edit.
import { formats, object, rows, text, words, type Flavor, type Reader, type Rows, type Unknown } from '../read.ts'
import { readAddressRequest, type AddressRequest } from './account.reader.ts'

/** How far the order is. */
export type LabKitOrderStatus = 'RECEIVED' | Unknown

/** An order of a lab kit as it was taken. */
export type LabKitOrder = {
  /** Opaque id of the order. */
  readonly orderId: string
  /** How far the order is. */
  readonly status: LabKitOrderStatus
  /** Day by which the kit should arrive. */
  readonly expectedBy: Flavor<'CalendarDate'>
}

/** The lab kits that one person ordered. */
export type LabKitOrders = {
  /** Newest first; at most one for each company's campaign. */
  readonly orders: Rows<LabKitOrder>
}

/** What a person who is not a member gives to be sent a lab kit. Rules for names, email, phone and address are answered 422, so this schema sets no formats. */
export type LabKitRequest = {
  /** Code of the employer or health plan, from its invitation letter. */
  readonly companyCode: string
  /** The person's given name. */
  readonly firstName: string
  /** The person's family name. */
  readonly lastName: string
  /** The person's date of birth, a calendar date. */
  readonly birthDate: Flavor<'CalendarDate'>
  /** The person's email address as typed. */
  readonly email: string
  /** A US phone number as typed. */
  readonly phone: string
  /** Where the kit is sent; no P.O. box. */
  readonly address: AddressRequest
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
  address: readAddressRequest,
})
