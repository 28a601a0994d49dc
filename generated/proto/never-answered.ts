// Written by `npm run generate` from contracts/. Do not edit.
import { type DescEnum, type DescMessage, getOption, hasOption, type Message } from '@bufbuild/protobuf'
import { reflect, type ReflectMessage } from '@bufbuild/protobuf/reflect'
import { never_answered } from './portal/options/v1/options_pb.js'

/** Whether the zero value of an enum means nothing, so that no server sends it. */
export const isZeroNeverAnswered = (desc: DescEnum): boolean => {
  const [zero] = desc.values
  return zero !== undefined && hasOption(zero, never_answered) && getOption(zero, never_answered)
}

/** Paths of the fields whose enum value no server may send. */
export const neverAnswered = (desc: DescMessage, message: Message): string[] => placesIn(reflect(desc, message), '', (member, number) => number === 0 && isZeroNeverAnswered(member))

/** Paths of the fields whose value belongs to a later version of the contract. */
export const newerMembers = (desc: DescMessage, message: Message): string[] => placesIn(reflect(desc, message), '', (member, number) => member.value[number] === undefined)

type Wanted = (desc: DescEnum, number: number) => boolean
const placesIn = (message: ReflectMessage, at: string, isWanted: Wanted): string[] =>
  message.fields.flatMap((field): string[] => {
    const place = `${at}${field.name}`
    switch (field.fieldKind) {
      case 'enum':
        // A oneof member or an `optional` field has a meaning only when it is set. 2 is implicit presence.
        return (field.presence === 2 || message.isSet(field)) && isWanted(field.enum, message.get(field)) ? [place] : []
      case 'message':
        return message.isSet(field) ? placesIn(message.get(field), `${place}.`, isWanted) : []
      case 'list': {
        const items = [...message.get(field)]
        if (field.listKind === 'enum') return items.some((item) => isWanted(field.enum, Number(item))) ? [place] : []
        return field.listKind === 'message' ? items.flatMap((item) => placesIn(item as ReflectMessage, `${place}.`, isWanted)) : []
      }
      default:
        return []
    }
  })
