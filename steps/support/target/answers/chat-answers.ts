import type {
  ListChannelsResponseJson,
  ListMessagesResponseJson,
} from '../../../../generated/rpc/portal/chat/v1/chat_pb.js'
import type { ChannelJson } from '../../../../generated/rpc/portal/chat/v1/channel_pb.js'
import { type ProviderAnswer, rpc } from './answer.ts'

const channels = (textsOf: (channel: ChannelJson) => readonly (string | undefined)[]) =>
  rpc<ListChannelsResponseJson>('listChannels', ({ channels: some = [] }) => some.flatMap(textsOf))
const isWithCoach = ({ customType }: ChannelJson): boolean => customType === 'MEMBER_ONE_ON_ONE'
const messages = (count: number): ProviderAnswer => ({
  ...rpc<ListMessagesResponseJson>('listMessages', ({ messages: some = [] }) =>
    some
      .toSorted(({ sequence: one = 0 }, { sequence: other = 0 }) => other - one)
      .slice(0, count)
      .map(({ message }) => message),
  ),
  first: {
    operation: 'listChannels',
    input: {},
    inputOf: (answer) => {
      const { channels: some = [] } = answer as ListChannelsResponseJson
      return { channelUrl: some.find(isWithCoach)?.url ?? '' }
    },
  },
})

/** `Dana W.` of `Dana Whitfield`: members read names of staff so. */
const shortName = (name = ''): string => name.replace(/ (\S)\S*$/, ' $1.')

/** Conversations. */
export const chatAnswers = {
  'last message of the coach': channels((channel) =>
    isWithCoach(channel) ? [channel.lastMessage?.message] : [],
  ),
  'last message of each conversation': channels(({ lastMessage }) => [lastMessage?.message]),
  'name of the coach': channels((channel) =>
    isWithCoach(channel)
      ? (channel.members ?? []).flatMap(({ metaData, nickname }) =>
          metaData?.user_type === 'COACH' ? [shortName(nickname)] : [],
        )
      : [],
  ),
  'three last messages': messages(3),
  'six last messages': messages(6),
}
