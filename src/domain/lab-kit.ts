import * as Schema from 'effect/Schema'
import { CalendarDate, listOf, matching, text } from './formats.ts'
import { Address } from './member.ts'

/** What somebody who is no member tells to be sent a lab kit. The rules of 2§5 judge names, email, phone and address. */
export const LabKitRequest = Schema.Struct({
  companyCode: matching(/^[A-Za-z0-9_-]+$/, 60),
  firstName: text(1, 100),
  lastName: text(1, 100),
  birthDate: CalendarDate,
  email: text(1, 254),
  phone: text(1, 30),
  address: Address,
})
export type LabKitRequest = typeof LabKitRequest.Type

/** An order that was taken. `expectedBy` is the calendar day by which the kit should be there, `yyyy-MM-dd`. */
export const LabKitOrder = Schema.Struct({ orderId: text(1, 64), status: Schema.Literals(['RECEIVED']), expectedBy: CalendarDate })
export type LabKitOrder = typeof LabKitOrder.Type

/** The orders of one person, newest first. */
export const LabKitOrders = Schema.Struct({ orders: listOf(LabKitOrder, 50) })
