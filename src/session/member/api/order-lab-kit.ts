import type { LabKitOrder, LabKitRequest } from '../model/lab-kit-order.ts'
import { orderLabKit } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'

/**
 * Orders a lab kit. Rejects with a Failure: Refused 404 for a company code that nobody has, 409 for
 * a person who has an order already, 422 with the `error` campaign_ended or with the refused fields
 * in `details`.
 */
export function sendLabKitOrder(
  client: PortalClient,
  request: LabKitRequest,
): Promise<LabKitOrder> {
  return rejectWithFailure(orderLabKit(client, { body: request }))
}
