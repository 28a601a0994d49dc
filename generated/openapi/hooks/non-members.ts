// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ListLabKitOrdersAnswer, OrderLabKitParams, OrderLabKitAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { listLabKitOrdersQuery, orderLabKitMutation } from '../queries.ts'

/** List the lab kits that the member ordered, newest first. */
export const useListLabKitOrders = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, ListLabKitOrdersAnswer>(listLabKitOrdersQuery, usePortalClient)

/** Order a lab kit for a person who is not a member. */
export const useOrderLabKit = mutationHook<ApiProblem, PortalClient, OrderLabKitParams, OrderLabKitAnswer>(orderLabKitMutation, usePortalClient)
