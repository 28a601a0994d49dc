import { LabKitOrder, LabKitOrders, type LabKitRequest } from '#domain/lab-kit.ts'
import { orderLabKit } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import type { components } from '#generated/openapi/types.d.ts'
import { type Accepts, decoder } from './decode.ts'
import { failing } from './problem.ts'

type Wire = components['schemas']
export type AcceptsLabKitRequest = Accepts<Wire['LabKitRequest'], typeof LabKitRequest>

const labKitOrder: (wire: Wire['LabKitOrder']) => LabKitOrder = decoder('orderLabKit', LabKitOrder)

/**
 * Orders a lab kit for somebody who is no member. Rejects with a Failure: Refused 404 for a company code that nobody has, 409 for a person who has
 * an order already, 422 with the `error` campaign_ended or with the refused fields in `details`.
 */
export const sendLabKitOrder = async (client: PortalClient, request: LabKitRequest): Promise<LabKitOrder> =>
  labKitOrder(await failing(orderLabKit(client, { body: request })))

const labKitOrders: (wire: Wire['LabKitOrders']) => typeof LabKitOrders.Type = decoder('listLabKitOrders', LabKitOrders)

/** The member's orders, newest first. Throws ContractBroken. */
export const labKitOrdersOf = (wire: Wire['LabKitOrders']): readonly LabKitOrder[] => labKitOrders(wire).orders
