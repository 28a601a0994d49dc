// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  createOneOnOneChat,
  getChannel,
  getChannelMetadata,
  getCredentials,
  listChannels,
  listMessages,
  markRead,
  requestCoach,
  searchMessages,
  sendMessage,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { CreateOneOnOneChatRequestJson, CreateOneOnOneChatResponseJson, GetChannelMetadataRequestJson, GetChannelMetadataResponseJson, GetChannelRequestJson, GetChannelResponseJson, GetCredentialsRequestJson, GetCredentialsResponseJson, ListChannelsRequestJson, ListChannelsResponseJson, ListMessagesRequestJson, ListMessagesResponseJson, MarkReadRequestJson, MarkReadResponseJson, RequestCoachRequestJson, RequestCoachResponseJson, SearchMessagesRequestJson, SearchMessagesResponseJson, SendMessageRequestJson, SendMessageResponseJson } from '../portal/chat/v1/chat_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Mutation options of `/portal.chat.v1.ChatService/CreateOneOnOneChat`. */
export const createOneOnOneChatMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['createOneOnOneChat'] as const,
  mutationFn: (request: CreateOneOnOneChatRequestJson): Promise<CreateOneOnOneChatResponseJson> => createOneOnOneChat(client, request, init),
})

/** Key of `getChannel`: the RPC and its request. */
export const getChannelKey = (request: GetChannelRequestJson = {}) => ['getChannel', request] as const

/** Query options of `/portal.chat.v1.ChatService/GetChannel`. */
export const getChannelOptions = (client: RpcClient, request: GetChannelRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getChannelKey(request) as DataTag<readonly ['getChannel', GetChannelRequestJson], GetChannelResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getChannel(client, request, { ...init, signal }),
})

/** Key of `getChannelMetadata`: the RPC and its request. */
export const getChannelMetadataKey = (request: GetChannelMetadataRequestJson = {}) => ['getChannelMetadata', request] as const

/** Query options of `/portal.chat.v1.ChatService/GetChannelMetadata`. */
export const getChannelMetadataOptions = (client: RpcClient, request: GetChannelMetadataRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: getChannelMetadataKey(request) as DataTag<readonly ['getChannelMetadata', GetChannelMetadataRequestJson], GetChannelMetadataResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => getChannelMetadata(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.chat.v1.ChatService/GetCredentials`. */
export const getCredentialsMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['getCredentials'] as const,
  mutationFn: (request: GetCredentialsRequestJson): Promise<GetCredentialsResponseJson> => getCredentials(client, request, init),
})

/** Key of `listChannels`: the RPC and its request. */
export const listChannelsKey = (request: ListChannelsRequestJson = {}) => ['listChannels', request] as const

/** Query options of `/portal.chat.v1.ChatService/ListChannels`. */
export const listChannelsOptions = (client: RpcClient, request: ListChannelsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listChannelsKey(request) as DataTag<readonly ['listChannels', ListChannelsRequestJson], ListChannelsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listChannels(client, request, { ...init, signal }),
})

/** Key of `listMessages`: the RPC and its request. */
export const listMessagesKey = (request: ListMessagesRequestJson = {}) => ['listMessages', request] as const

/** Query options of `/portal.chat.v1.ChatService/ListMessages`. */
export const listMessagesOptions = (client: RpcClient, request: ListMessagesRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listMessagesKey(request) as DataTag<readonly ['listMessages', ListMessagesRequestJson], ListMessagesResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listMessages(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.chat.v1.ChatService/MarkRead`. */
export const markReadMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['markRead'] as const,
  mutationFn: (request: MarkReadRequestJson): Promise<MarkReadResponseJson> => markRead(client, request, init),
})

/** Mutation options of `/portal.chat.v1.ChatService/RequestCoach`. */
export const requestCoachMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['requestCoach'] as const,
  mutationFn: (request: RequestCoachRequestJson): Promise<RequestCoachResponseJson> => requestCoach(client, request, init),
})

/** Key of `searchMessages`: the RPC and its request. */
export const searchMessagesKey = (request: SearchMessagesRequestJson = {}) => ['searchMessages', request] as const

/** Query options of `/portal.chat.v1.ChatService/SearchMessages`. */
export const searchMessagesOptions = (client: RpcClient, request: SearchMessagesRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: searchMessagesKey(request) as DataTag<readonly ['searchMessages', SearchMessagesRequestJson], SearchMessagesResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => searchMessages(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.chat.v1.ChatService/SendMessage`. */
export const sendMessageMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['sendMessage'] as const,
  mutationFn: (request: SendMessageRequestJson): Promise<SendMessageResponseJson> => sendMessage(client, request, init),
})
