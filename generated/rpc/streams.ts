// Written by `npm run generate` from contracts/. Do not edit.
import { ChatService } from './portal/chat/v1/chat_pb.js'

/** Stream `/portal.chat.v1.ChatService/StreamEvents`. Its transport's `baseUrl` ends with `basePath`. */
export const streamEventsStream = {
  operationId: 'streamEvents',
  basePath: '/rpc/user/liv/me/chat',
  service: ChatService,
  method: ChatService.method.streamEvents,
} as const
