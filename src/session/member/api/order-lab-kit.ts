import type { LabKitOrder, LabKitRequest } from '../model/lab-kit-order.ts'
import { orderLabKit } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'

/**
 * Orders a lab kit. Rejects with a Failure: Refused 404 for an unknown company code, 409 for a
 * person with an order, 422 with the `error` campaign_ended or the refused fields in `details`.
 */
export function sendLabKitOrder(
  client: PortalClient,
  request: LabKitRequest,
): Promise<LabKitOrder> {
  return rejectWithFailure(orderLabKit(client, { body: request }))
}
