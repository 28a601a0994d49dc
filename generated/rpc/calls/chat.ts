// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import { keyed } from '../../safe-write.ts'
import type { CreateOneOnOneChatRequestJson, CreateOneOnOneChatResponseJson, GetChannelMetadataRequestJson, GetChannelMetadataResponseJson, GetChannelRequestJson, GetChannelResponseJson, GetCredentialsRequestJson, GetCredentialsResponseJson, ListChannelsRequestJson, ListChannelsResponseJson, ListMessagesRequestJson, ListMessagesResponseJson, MarkReadRequestJson, MarkReadResponseJson, RequestCoachRequestJson, RequestCoachResponseJson, SearchMessagesRequestJson, SearchMessagesResponseJson, SendMessageRequestJson, SendMessageResponseJson } from '../portal/chat/v1/chat_pb.js'

/** RPC `/portal.chat.v1.ChatService/CreateOneOnOneChat`, in the JSON form of its messages. Throws `RpcProblem`. */
export const createOneOnOneChat = (client: RpcClient, request: CreateOneOnOneChatRequestJson = {}, init: RpcInit = {}): Promise<CreateOneOnOneChatResponseJson> =>
  askRpc(client, 'createOneOnOneChat', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/CreateOneOnOneChat', request, init)

/** RPC `/portal.chat.v1.ChatService/GetChannel`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getChannel = (client: RpcClient, request: GetChannelRequestJson = {}, init: RpcInit = {}): Promise<GetChannelResponseJson> =>
  askRpc(client, 'getChannel', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/GetChannel', request, init)

/** RPC `/portal.chat.v1.ChatService/GetChannelMetadata`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getChannelMetadata = (client: RpcClient, request: GetChannelMetadataRequestJson = {}, init: RpcInit = {}): Promise<GetChannelMetadataResponseJson> =>
  askRpc(client, 'getChannelMetadata', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/GetChannelMetadata', request, init)

/** RPC `/portal.chat.v1.ChatService/GetCredentials`, in the JSON form of its messages. Throws `RpcProblem`. */
export const getCredentials = (client: RpcClient, request: GetCredentialsRequestJson = {}, init: RpcInit = {}): Promise<GetCredentialsResponseJson> =>
  askRpc(client, 'getCredentials', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/GetCredentials', request, init)

/** RPC `/portal.chat.v1.ChatService/ListChannels`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listChannels = (client: RpcClient, request: ListChannelsRequestJson = {}, init: RpcInit = {}): Promise<ListChannelsResponseJson> =>
  askRpc(client, 'listChannels', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/ListChannels', request, init)

/** RPC `/portal.chat.v1.ChatService/ListMessages`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listMessages = (client: RpcClient, request: ListMessagesRequestJson = {}, init: RpcInit = {}): Promise<ListMessagesResponseJson> =>
  askRpc(client, 'listMessages', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/ListMessages', request, init)

/** RPC `/portal.chat.v1.ChatService/MarkRead`, in the JSON form of its messages. Throws `RpcProblem`. */
export const markRead = (client: RpcClient, request: MarkReadRequestJson = {}, init: RpcInit = {}): Promise<MarkReadResponseJson> =>
  askRpc(client, 'markRead', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/MarkRead', request, init)

/** RPC `/portal.chat.v1.ChatService/RequestCoach`, in the JSON form of its messages. Throws `RpcProblem`. */
export const requestCoach = (client: RpcClient, request: RequestCoachRequestJson = {}, init: RpcInit = {}): Promise<RequestCoachResponseJson> =>
  askRpc(client, 'requestCoach', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/RequestCoach', request, init)

/** RPC `/portal.chat.v1.ChatService/SearchMessages`, in the JSON form of its messages. Throws `RpcProblem`. */
export const searchMessages = (client: RpcClient, request: SearchMessagesRequestJson = {}, init: RpcInit = {}): Promise<SearchMessagesResponseJson> =>
  askRpc(client, 'searchMessages', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/SearchMessages', request, init)

/** RPC `/portal.chat.v1.ChatService/SendMessage`, in the JSON form of its messages. Throws `RpcProblem`. */
export const sendMessage = (client: RpcClient, request: SendMessageRequestJson = {}, init: RpcInit = {}): Promise<SendMessageResponseJson> =>
  keyed('sendMessage', request, init, (init) => askRpc(client, 'sendMessage', '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/SendMessage', request, init))
