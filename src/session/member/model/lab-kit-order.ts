import type { LabKitOrder } from '#generated/schemas/openapi/non-members.reader.ts'
import type { LabKitRequest } from '#generated/schemas/openapi/non-members.writer.ts'

/** A lab kit order and its request. The rules of 2§5 validate names, email, phone and address. */
export type { LabKitOrder, LabKitRequest }
