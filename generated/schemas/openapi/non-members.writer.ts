// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { formats, list, matching, text } from '../write.ts'
import { AddressRequest } from './account.writer.ts'

/** How far the order is. */
export const LabKitOrderStatus = Schema.Literals(['RECEIVED'])
export type LabKitOrderStatus = typeof LabKitOrderStatus.Type

/** An order of a lab kit as it was taken. */
export const LabKitOrder = Schema.Struct({
  /** Opaque id of the order. */
  orderId: text(1, 64),
  /** How far the order is. */
  status: LabKitOrderStatus,
  /** Day by which the kit should arrive. */
  expectedBy: formats.date,
})
export type LabKitOrder = typeof LabKitOrder.Type

/** The lab kits that one person ordered. */
export const LabKitOrders = Schema.Struct({
  /** Newest first; at most one for each company's campaign. */
  orders: list(LabKitOrder, 0, 50),
})
export type LabKitOrders = typeof LabKitOrders.Type

/** What a person who is not a member gives to be sent a lab kit. Rules for names, email, phone and address are answered 422, so this schema sets no formats. */
export const LabKitRequest = Schema.Struct({
  /** Code of the employer or health plan, from its invitation letter. */
  companyCode: matching(/^[A-Za-z0-9_-]+$/u, 1, 60),
  /** The person's given name. */
  firstName: text(1, 100),
  /** The person's family name. */
  lastName: text(1, 100),
  /** The person's date of birth, a calendar date. */
  birthDate: formats.date,
  /** The person's email address as typed. */
  email: text(1, 254),
  /** A US phone number as typed. */
  phone: text(1, 30),
  /** Where the kit is sent; no P.O. box. */
  address: AddressRequest,
})
export type LabKitRequest = typeof LabKitRequest.Type
