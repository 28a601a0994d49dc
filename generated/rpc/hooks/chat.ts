// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { CreateOneOnOneChatRequestJson, CreateOneOnOneChatResponseJson, GetChannelMetadataRequestJson, GetChannelMetadataResponseJson, GetChannelRequestJson, GetChannelResponseJson, GetCredentialsRequestJson, GetCredentialsResponseJson, ListChannelsRequestJson, ListChannelsResponseJson, ListMessagesRequestJson, ListMessagesResponseJson, MarkReadRequestJson, MarkReadResponseJson, RequestCoachRequestJson, RequestCoachResponseJson, SearchMessagesRequestJson, SearchMessagesResponseJson, SendMessageRequestJson, SendMessageResponseJson } from '../portal/chat/v1/chat_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  createOneOnOneChatMutation,
  getChannelOptions,
  getChannelMetadataOptions,
  getCredentialsMutation,
  listChannelsOptions,
  listMessagesOptions,
  markReadMutation,
  requestCoachMutation,
  searchMessagesOptions,
  sendMessageMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Request> = Omit<UseMutationOptions<Answer, RpcProblem, Request>, 'mutationKey' | 'mutationFn'>

/** RPC `/portal.chat.v1.ChatService/CreateOneOnOneChat`. */
export const useCreateOneOnOneChat = (options?: Changing<CreateOneOnOneChatResponseJson, CreateOneOnOneChatRequestJson>): UseMutationResult<CreateOneOnOneChatResponseJson, RpcProblem, CreateOneOnOneChatRequestJson> =>
  useMutation<CreateOneOnOneChatResponseJson, RpcProblem, CreateOneOnOneChatRequestJson>({ ...options, ...createOneOnOneChatMutation(useRpcClient()) })

/** RPC `/portal.chat.v1.ChatService/GetChannel`. */
export const useGetChannel = <Data = GetChannelResponseJson>(
  request: GetChannelRequestJson = {},
  options?: Asking<GetChannelResponseJson, Data, readonly ['getChannel', GetChannelRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetChannelResponseJson, RpcProblem, Data, readonly ['getChannel', GetChannelRequestJson]>({ ...options, ...getChannelOptions(useRpcClient(), request) })

/** RPC `/portal.chat.v1.ChatService/GetChannelMetadata`. */
export const useGetChannelMetadata = <Data = GetChannelMetadataResponseJson>(
  request: GetChannelMetadataRequestJson = {},
  options?: Asking<GetChannelMetadataResponseJson, Data, readonly ['getChannelMetadata', GetChannelMetadataRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<GetChannelMetadataResponseJson, RpcProblem, Data, readonly ['getChannelMetadata', GetChannelMetadataRequestJson]>({ ...options, ...getChannelMetadataOptions(useRpcClient(), request) })

/** RPC `/portal.chat.v1.ChatService/GetCredentials`. */
export const useGetCredentials = (options?: Changing<GetCredentialsResponseJson, GetCredentialsRequestJson>): UseMutationResult<GetCredentialsResponseJson, RpcProblem, GetCredentialsRequestJson> =>
  useMutation<GetCredentialsResponseJson, RpcProblem, GetCredentialsRequestJson>({ ...options, ...getCredentialsMutation(useRpcClient()) })

/** RPC `/portal.chat.v1.ChatService/ListChannels`. */
export const useListChannels = <Data = ListChannelsResponseJson>(
  request: ListChannelsRequestJson = {},
  options?: Asking<ListChannelsResponseJson, Data, readonly ['listChannels', ListChannelsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListChannelsResponseJson, RpcProblem, Data, readonly ['listChannels', ListChannelsRequestJson]>({ ...options, ...listChannelsOptions(useRpcClient(), request) })

/** RPC `/portal.chat.v1.ChatService/ListMessages`. */
export const useListMessages = <Data = ListMessagesResponseJson>(
  request: ListMessagesRequestJson = {},
  options?: Asking<ListMessagesResponseJson, Data, readonly ['listMessages', ListMessagesRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListMessagesResponseJson, RpcProblem, Data, readonly ['listMessages', ListMessagesRequestJson]>({ ...options, ...listMessagesOptions(useRpcClient(), request) })

/** RPC `/portal.chat.v1.ChatService/MarkRead`. */
export const useMarkRead = (options?: Changing<MarkReadResponseJson, MarkReadRequestJson>): UseMutationResult<MarkReadResponseJson, RpcProblem, MarkReadRequestJson> =>
  useMutation<MarkReadResponseJson, RpcProblem, MarkReadRequestJson>({ ...options, ...markReadMutation(useRpcClient()) })

/** RPC `/portal.chat.v1.ChatService/RequestCoach`. */
export const useRequestCoach = (options?: Changing<RequestCoachResponseJson, RequestCoachRequestJson>): UseMutationResult<RequestCoachResponseJson, RpcProblem, RequestCoachRequestJson> =>
  useMutation<RequestCoachResponseJson, RpcProblem, RequestCoachRequestJson>({ ...options, ...requestCoachMutation(useRpcClient()) })

/** RPC `/portal.chat.v1.ChatService/SearchMessages`. */
export const useSearchMessages = <Data = SearchMessagesResponseJson>(
  request: SearchMessagesRequestJson = {},
  options?: Asking<SearchMessagesResponseJson, Data, readonly ['searchMessages', SearchMessagesRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<SearchMessagesResponseJson, RpcProblem, Data, readonly ['searchMessages', SearchMessagesRequestJson]>({ ...options, ...searchMessagesOptions(useRpcClient(), request) })

/** RPC `/portal.chat.v1.ChatService/SendMessage`. */
export const useSendMessage = (options?: Changing<SendMessageResponseJson, SendMessageRequestJson>): UseMutationResult<SendMessageResponseJson, RpcProblem, SendMessageRequestJson> =>
  useMutation<SendMessageResponseJson, RpcProblem, SendMessageRequestJson>({ ...options, ...sendMessageMutation(useRpcClient()) })
