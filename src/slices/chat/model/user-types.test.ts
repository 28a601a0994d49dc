import { expect, test } from 'vitest'
import { readChannelMember } from '#generated/schemas/rpc/chat.reader.ts'
import { Notes, unreadable } from '#generated/schemas/read.ts'
import { userTypeOf } from './channel.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'

const typeOf = (user_type: string) => {
  const member = readChannelMember(
    { userId: 'u-1', nickname: 'Ana', metaData: { user_type } },
    new Notes(),
  )
  return member === unreadable ? unreadable : userTypeOf(member.metaData)
}

test('IMP-004: knows only members and coaches as user types', () => {
  expect(['MEMBER', 'COACH'].map(typeOf)).toEqual(['MEMBER', 'COACH'])
  expect(
    ['ADMIN', 'member', 'STAFF'].map(typeOf).map((type) => type !== unreadable && isUnknown(type)),
  ).toEqual([true, true, true])
})
