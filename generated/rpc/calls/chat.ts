// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import { keyed } from '../../safe-write.ts'
import type { CreateOneOnOneChatRequestJson, GetChannelMetadataRequestJson, GetChannelRequestJson, GetCredentialsRequestJson, ListChannelsRequestJson, ListMessagesRequestJson, MarkReadRequestJson, RequestCoachRequestJson, SearchMessagesRequestJson, SendMessageRequestJson } from '../portal/chat/v1/chat_pb.js'
import { readCreateOneOnOneChatResponse, type CreateOneOnOneChatResponse, readGetChannelMetadataResponse, type GetChannelMetadataResponse, readGetChannelResponse, type GetChannelResponse, readGetCredentialsResponse, type GetCredentialsResponse, readListChannelsResponse, type ListChannelsResponse, readListMessagesResponse, type ListMessagesResponse, readMarkReadResponse, type MarkReadResponse, readRequestCoachResponse, type RequestCoachResponse, readSearchMessagesResponse, type SearchMessagesResponse, readSendMessageResponse, type SendMessageResponse } from '../../schemas/rpc/chat.reader.ts'

/**
 * RPC `/portal.chat.v1.ChatService/CreateOneOnOneChat`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const createOneOnOneChat = (client: RpcClient, request: CreateOneOnOneChatRequestJson = {}, init: RpcInit = {}): Promise<CreateOneOnOneChatResponse> =>
  readRpc(client, 'createOneOnOneChat', readCreateOneOnOneChatResponse, '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/CreateOneOnOneChat', request, init)

/**
 * RPC `/portal.chat.v1.ChatService/GetChannel`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getChannel = (client: RpcClient, request: GetChannelRequestJson = {}, init: RpcInit = {}): Promise<GetChannelResponse> =>
  readRpc(client, 'getChannel', readGetChannelResponse, '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/GetChannel', request, init)

/**
 * RPC `/portal.chat.v1.ChatService/GetChannelMetadata`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getChannelMetadata = (client: RpcClient, request: GetChannelMetadataRequestJson = {}, init: RpcInit = {}): Promise<GetChannelMetadataResponse> =>
  readRpc(client, 'getChannelMetadata', readGetChannelMetadataResponse, '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/GetChannelMetadata', request, init)

/**
 * RPC `/portal.chat.v1.ChatService/GetCredentials`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const getCredentials = (client: RpcClient, request: GetCredentialsRequestJson = {}, init: RpcInit = {}): Promise<GetCredentialsResponse> =>
  readRpc(client, 'getCredentials', readGetCredentialsResponse, '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/GetCredentials', request, init)

/**
 * RPC `/portal.chat.v1.ChatService/ListChannels`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listChannels = (client: RpcClient, request: ListChannelsRequestJson = {}, init: RpcInit = {}): Promise<ListChannelsResponse> =>
  readRpc(client, 'listChannels', readListChannelsResponse, '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/ListChannels', request, init)

/**
 * RPC `/portal.chat.v1.ChatService/ListMessages`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listMessages = (client: RpcClient, request: ListMessagesRequestJson = {}, init: RpcInit = {}): Promise<ListMessagesResponse> =>
  readRpc(client, 'listMessages', readListMessagesResponse, '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/ListMessages', request, init)

/**
 * RPC `/portal.chat.v1.ChatService/MarkRead`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const markRead = (client: RpcClient, request: MarkReadRequestJson = {}, init: RpcInit = {}): Promise<MarkReadResponse> =>
  readRpc(client, 'markRead', readMarkReadResponse, '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/MarkRead', request, init)

/**
 * RPC `/portal.chat.v1.ChatService/RequestCoach`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const requestCoach = (client: RpcClient, request: RequestCoachRequestJson = {}, init: RpcInit = {}): Promise<RequestCoachResponse> =>
  readRpc(client, 'requestCoach', readRequestCoachResponse, '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/RequestCoach', request, init)

/**
 * RPC `/portal.chat.v1.ChatService/SearchMessages`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const searchMessages = (client: RpcClient, request: SearchMessagesRequestJson = {}, init: RpcInit = {}): Promise<SearchMessagesResponse> =>
  readRpc(client, 'searchMessages', readSearchMessagesResponse, '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/SearchMessages', request, init)

/**
 * RPC `/portal.chat.v1.ChatService/SendMessage`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const sendMessage = (client: RpcClient, request: SendMessageRequestJson = {}, init: RpcInit = {}): Promise<SendMessageResponse> =>
  keyed('sendMessage', request, init, (init) => readRpc(client, 'sendMessage', readSendMessageResponse, '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/SendMessage', request, init))
