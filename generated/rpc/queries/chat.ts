// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { createOneOnOneChat, getChannel, getChannelMetadata, getCredentials, listChannels, listMessages, markRead, requestCoach, searchMessages, sendMessage } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { CreateOneOnOneChatRequestJson, GetChannelMetadataRequestJson, GetChannelRequestJson, GetCredentialsRequestJson, ListChannelsRequestJson, ListMessagesRequestJson, MarkReadRequestJson, RequestCoachRequestJson, SearchMessagesRequestJson, SendMessageRequestJson } from '../portal/chat/v1/chat_pb.js'
import type { CreateOneOnOneChatResponse, GetChannelMetadataResponse, GetChannelResponse, GetCredentialsResponse, ListChannelsResponse, ListMessagesResponse, MarkReadResponse, RequestCoachResponse, SearchMessagesResponse, SendMessageResponse } from '../../schemas/rpc/chat.reader.ts'

/** RPC `/portal.chat.v1.ChatService/CreateOneOnOneChat`. */
export const createOneOnOneChatMutation: MutationOperation<RpcClient, CreateOneOnOneChatRequestJson, CreateOneOnOneChatResponse> = { id: 'createOneOnOneChat', run: createOneOnOneChat, invalidates: ['listChannels'] }

/** RPC `/portal.chat.v1.ChatService/GetChannel`. */
export const getChannelQuery: QueryOperation<RpcClient, GetChannelRequestJson, GetChannelResponse> = { id: 'getChannel', run: getChannel }

/** RPC `/portal.chat.v1.ChatService/GetChannelMetadata`. */
export const getChannelMetadataQuery: QueryOperation<RpcClient, GetChannelMetadataRequestJson, GetChannelMetadataResponse> = { id: 'getChannelMetadata', run: getChannelMetadata }

/** RPC `/portal.chat.v1.ChatService/GetCredentials`. */
export const getCredentialsMutation: MutationOperation<RpcClient, GetCredentialsRequestJson, GetCredentialsResponse> = { id: 'getCredentials', run: getCredentials, invalidates: [] }

/** RPC `/portal.chat.v1.ChatService/ListChannels`. */
export const listChannelsQuery: QueryOperation<RpcClient, ListChannelsRequestJson, ListChannelsResponse> = { id: 'listChannels', run: listChannels }

/** RPC `/portal.chat.v1.ChatService/ListMessages`. */
export const listMessagesQuery: QueryOperation<RpcClient, ListMessagesRequestJson, ListMessagesResponse> = { id: 'listMessages', run: listMessages }

/** RPC `/portal.chat.v1.ChatService/MarkRead`. */
export const markReadMutation: MutationOperation<RpcClient, MarkReadRequestJson, MarkReadResponse> = { id: 'markRead', run: markRead, invalidates: ['listChannels', 'getChannel'] }

/** RPC `/portal.chat.v1.ChatService/RequestCoach`. */
export const requestCoachMutation: MutationOperation<RpcClient, RequestCoachRequestJson, RequestCoachResponse> = { id: 'requestCoach', run: requestCoach, invalidates: ['listChannels', 'getChannelMetadata'] }

/** RPC `/portal.chat.v1.ChatService/SearchMessages`. */
export const searchMessagesQuery: QueryOperation<RpcClient, SearchMessagesRequestJson, SearchMessagesResponse> = { id: 'searchMessages', run: searchMessages }

/** RPC `/portal.chat.v1.ChatService/SendMessage`. */
export const sendMessageMutation: MutationOperation<RpcClient, SendMessageRequestJson, SendMessageResponse> = { id: 'sendMessage', run: sendMessage, invalidates: ['listChannels', 'getChannel', 'listMessages', 'searchMessages'] }
