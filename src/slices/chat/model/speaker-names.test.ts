import { describe, expect, it } from 'vitest'
import { coachNamesOf, shownSpeaker } from './speaker-names.ts'
import { chatMember, chatMessage } from './testing/chat-fixtures.ts'
import { rowsOf } from '#platform/model/testing/rows.ts'

const admin = (senderName: string) =>
  chatMessage('ch-1', 1, 'admin', { data: JSON.stringify({ senderName }) })
const dana = chatMember('dana', 'AVAILABLE')
const left = chatMessage('ch-1', 2, 'ines', {
  sender: {
    userId: 'ines',
    nickname: 'Inés Ortega Ruiz',
    profileUrl: '',
    metaData: { userType: 'COACH' },
  },
})

describe('CHAT-048: coach names are shortened', () => {
  const coaches = coachNamesOf({ members: rowsOf([chatMember('rosa'), dana]) }, [
    left,
    chatMessage('ch-1', 3, 'rosa'),
  ])

  it.each([
    ['a coach who writes', left, 'Inés R.'],
    ['a coach whom an admin message names', admin('Dana Whitfield'), 'Dana W.'],
    ['a coach who has left and whom an admin message names', admin('Inés Ortega Ruiz'), 'Inés R.'],
    ['not a service', admin('Wellspring Care Team'), 'Wellspring Care Team'],
    ['not the member', admin('Rosa Delgado'), 'Rosa Delgado'],
    ['nobody', chatMessage('ch-1', 1, 'admin', { data: '{}' }), null],
  ])('%s', (_, message, shown) => expect(shownSpeaker(message, coaches)).toBe(shown))
})
