import type { LabKitOrder } from '#generated/schemas/openapi/non-members.reader.ts'
import type { LabKitRequest } from '#generated/schemas/openapi/non-members.writer.ts'

/**
 * What a person tells to be sent a lab kit, and an order that was taken. The rules of 2§5 judge
 * names, email, phone and address.
 */
export type { LabKitOrder, LabKitRequest }
