// Written by `npm run generate` from contracts/. Do not edit.
import { pagedHook } from '../../query/paged.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { ListMessagesRequestJson, SearchMessagesRequestJson } from '../portal/chat/v1/chat_pb.js'
import type { ListMessagesResponse, SearchMessagesResponse } from '../../schemas/rpc/chat.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { listMessagesQuery, searchMessagesQuery } from '../queries.ts'

/** RPC `/portal.chat.v1.ChatService/ListMessages`. Page by page. */
export const useListMessagesPages = pagedHook<RpcProblem, RpcClient, ListMessagesRequestJson, ListMessagesResponse>(listMessagesQuery, { from: (request, pageToken) => ({ ...request, pageToken }), nextOf: ({ nextPageToken }) => nextPageToken }, useRpcClient)

/** RPC `/portal.chat.v1.ChatService/SearchMessages`. Page by page. */
export const useSearchMessagesPages = pagedHook<RpcProblem, RpcClient, SearchMessagesRequestJson, SearchMessagesResponse>(searchMessagesQuery, { from: (request, pageToken) => ({ ...request, pageToken }), nextOf: ({ nextPageToken }) => nextPageToken }, useRpcClient)
