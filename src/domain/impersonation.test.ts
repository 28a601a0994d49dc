import * as Schema from 'effect/Schema'
import { expect, test } from 'vitest'
import { Impersonation } from './impersonation.ts'

const reads = (role: string) => Schema.is(Impersonation)({ impersonatorId: 's-adam', role, startedAt: '2026-11-20T13:05:00Z' })

test('IMP-006: an account may be viewed by an Admin', () => expect(reads('Admin')).toBe(true))
test('IMP-007: an account may be viewed by a CallCenterRep', () => expect(reads('CallCenterRep')).toBe(true))
test.each(['Member', 'admin', 'Coach', ''])('nobody else on the staff views accounts: %j', (role) => expect(reads(role)).toBe(false))
