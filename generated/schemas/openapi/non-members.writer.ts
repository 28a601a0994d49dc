// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { formats, list, matching, text } from '../write.ts'
import { Address } from './account.writer.ts'

/** The kit's way; an order begins as RECEIVED. */
export const LabKitOrderStatus = Schema.Literals(['RECEIVED'])
export type LabKitOrderStatus = typeof LabKitOrderStatus.Type

/** The order as it was taken. */
export const LabKitOrder = Schema.Struct({
  orderId: text(1, 64),
  status: LabKitOrderStatus,
  /** The day by which the kit should be there. */
  expectedBy: formats.date,
})
export type LabKitOrder = typeof LabKitOrder.Type

/** Orders of one person, newest first; one in the campaign of each company. */
export const LabKitOrders = Schema.Struct({
  orders: list(LabKitOrder, 0, 50),
})
export type LabKitOrders = typeof LabKitOrders.Type

/** What somebody who is no member yet tells of herself to be sent a lab kit. The documents show no field of it; these are our own. The rules of 2§5 judge names, email, phone and address (422), not formats of this contract. */
export const LabKitRequest = Schema.Struct({
  /** Of the employer or health plan, as its letter has it. */
  companyCode: matching(/^[A-Za-z0-9_-]+$/u, 1, 60),
  firstName: text(1, 100),
  lastName: text(1, 100),
  birthDate: formats.date,
  email: text(1, 254),
  /** A US number as typed. */
  phone: text(1, 30),
  address: Address,
})
export type LabKitRequest = typeof LabKitRequest.Type
