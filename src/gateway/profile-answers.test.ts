import { expect, test } from 'vitest'
import { ContractBroken } from './failure.ts'
import { stripsLeft } from './supplies.ts'

test('less strips than none break the contract', () => expect(() => stripsLeft({ remaining: -1 })).toThrow(ContractBroken))
