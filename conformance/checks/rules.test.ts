import { expect, test } from 'vitest'
import { documentOf } from '../contract/document.ts'
import { toyContract } from '../testing/toy-contract.ts'
import { checksOf } from './all-checks.ts'
import { ruleGroupsOf } from './rules.ts'

const plain = documentOf('plain.json', { openapi: '3.1.0', info: {}, paths: {} })
const ofHealth = ['number_precision', 'no_reflection', 'no_store_on_phi', 'phi_not_in_url']

test('the default has no rule of health, and health has every rule', () => {
  const all = [...checksOf(plain, ruleGroupsOf('health')).keys()]
  const usual = [...checksOf(plain, ruleGroupsOf(undefined)).keys()]
  expect(all.filter((id) => !usual.includes(id)).toSorted()).toEqual(ofHealth.toSorted())
  expect(usual.filter((id) => !all.includes(id))).toEqual([])
})

test('a contract with data classes has the rules of its personal data', () => {
  const classed = checksOf(documentOf('toy.json', toyContract()), ruleGroupsOf(undefined))
  expect([...ofHealth].filter((id) => classed.has(id))).toEqual([
    'no_store_on_phi',
    'phi_not_in_url',
  ])
})

test('groups are selected by name', () => {
  expect([...checksOf(plain, ruleGroupsOf('security')).keys()]).toEqual([
    'error_shape',
    'cors_exact_origin',
    'cookie_flags',
  ])
  expect(() => ruleGroupsOf('rfc,strict')).toThrow('unknown rules "strict"')
})
