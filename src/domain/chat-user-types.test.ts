import { expect, test } from 'vitest'
import { userTypes } from './chat-messages.ts'

test('IMP-004: in the chat somebody is a member or a coach, and nothing else', () => expect(userTypes.toSorted()).toEqual(['COACH', 'MEMBER']))
