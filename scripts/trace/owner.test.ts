import { describe, expect, it } from 'vitest'
import { owner } from './owner.ts'
import { readRequirements } from './requirement.ts'

describe('the owner of an open requirement', () => {
  it('is a step of the plan for each row of the list', () => {
    for (const requirement of readRequirements('features/requirements.tsv')) expect(owner(requirement)).toMatch(/^step [2-7]: /)
  })

  it('is the contracts’ step for the shape of a call, whatever its area', () => {
    expect(owner({ id: 'a', area: 'CHAT', verify: 'contract', text: '', source: '' })).toMatch(/^step 2/)
    expect(owner({ id: 'a', area: 'CHAT', verify: 'browser', text: '', source: '' })).toMatch(/^step 5/)
  })
})
