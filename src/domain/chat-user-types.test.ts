import { expect, test } from 'vitest'
import type { UserType } from './chat-messages.ts'
import type { Known } from './unknown.ts'

/** Does not compile with another type of user. */
const userTypes: Readonly<Record<Known<UserType>, true>> = { COACH: true, MEMBER: true }

test('IMP-004: in the chat somebody is a member or a coach, and nothing else', () => expect(Object.keys(userTypes)).toEqual(['COACH', 'MEMBER']))
