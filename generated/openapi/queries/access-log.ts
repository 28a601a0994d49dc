// Written by `npm run generate` from contracts/. Do not edit.
import type { QueryOperation } from '../../query/operation.ts'
import { listAccessLog } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { ListAccessLogParams, ListAccessLogAnswer } from '../calls.ts'

/** List who viewed the member's data, newest first. */
export const listAccessLogQuery: QueryOperation<PortalClient, ListAccessLogParams, ListAccessLogAnswer> = { id: 'listAccessLog', run: listAccessLog }
