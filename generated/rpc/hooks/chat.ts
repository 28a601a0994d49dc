// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { CreateOneOnOneChatRequestJson, GetChannelMetadataRequestJson, GetChannelRequestJson, GetCredentialsRequestJson, ListChannelsRequestJson, ListMessagesRequestJson, MarkReadRequestJson, RequestCoachRequestJson, SearchMessagesRequestJson, SendMessageRequestJson } from '../portal/chat/v1/chat_pb.js'
import type { CreateOneOnOneChatResponse, GetChannelMetadataResponse, GetChannelResponse, GetCredentialsResponse, ListChannelsResponse, ListMessagesResponse, MarkReadResponse, RequestCoachResponse, SearchMessagesResponse, SendMessageResponse } from '../../schemas/rpc/chat.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { createOneOnOneChatMutation, getChannelQuery, getChannelMetadataQuery, getCredentialsMutation, listChannelsQuery, listMessagesQuery, markReadMutation, requestCoachMutation, searchMessagesQuery, sendMessageMutation } from '../queries.ts'

/** RPC `/portal.chat.v1.ChatService/CreateOneOnOneChat`. */
export const useCreateOneOnOneChat = mutationHook<RpcProblem, RpcClient, CreateOneOnOneChatRequestJson, CreateOneOnOneChatResponse>(createOneOnOneChatMutation, useRpcClient)

/** RPC `/portal.chat.v1.ChatService/GetChannel`. */
export const useGetChannel = queryHook<RpcProblem, RpcClient, GetChannelRequestJson, GetChannelResponse>(getChannelQuery, useRpcClient)

/** RPC `/portal.chat.v1.ChatService/GetChannelMetadata`. */
export const useGetChannelMetadata = queryHook<RpcProblem, RpcClient, GetChannelMetadataRequestJson, GetChannelMetadataResponse>(getChannelMetadataQuery, useRpcClient)

/** RPC `/portal.chat.v1.ChatService/GetCredentials`. */
export const useGetCredentials = mutationHook<RpcProblem, RpcClient, GetCredentialsRequestJson, GetCredentialsResponse>(getCredentialsMutation, useRpcClient)

/** RPC `/portal.chat.v1.ChatService/ListChannels`. */
export const useListChannels = queryHook<RpcProblem, RpcClient, ListChannelsRequestJson, ListChannelsResponse>(listChannelsQuery, useRpcClient)

/** RPC `/portal.chat.v1.ChatService/ListMessages`. */
export const useListMessages = queryHook<RpcProblem, RpcClient, ListMessagesRequestJson, ListMessagesResponse>(listMessagesQuery, useRpcClient)

/** RPC `/portal.chat.v1.ChatService/MarkRead`. */
export const useMarkRead = mutationHook<RpcProblem, RpcClient, MarkReadRequestJson, MarkReadResponse>(markReadMutation, useRpcClient)

/** RPC `/portal.chat.v1.ChatService/RequestCoach`. */
export const useRequestCoach = mutationHook<RpcProblem, RpcClient, RequestCoachRequestJson, RequestCoachResponse>(requestCoachMutation, useRpcClient)

/** RPC `/portal.chat.v1.ChatService/SearchMessages`. */
export const useSearchMessages = queryHook<RpcProblem, RpcClient, SearchMessagesRequestJson, SearchMessagesResponse>(searchMessagesQuery, useRpcClient)

/** RPC `/portal.chat.v1.ChatService/SendMessage`. */
export const useSendMessage = mutationHook<RpcProblem, RpcClient, SendMessageRequestJson, SendMessageResponse>(sendMessageMutation, useRpcClient)
