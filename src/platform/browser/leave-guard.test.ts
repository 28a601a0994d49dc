import { expect, it } from 'vitest'
import { confirmLeave, leaveChecks } from './leave-guard.ts'

it('leaves when no check blocks, and runs one blocking check at a time in order', () => {
  const said: string[] = []
  const waiting = new Set(['form', 'tab'])
  const hold = (name: string) => () => waiting.has(name) && said.push(name) > 0
  const ask = () => confirmLeave(() => void said.push('left'))
  ask()
  leaveChecks.push(hold('tab'))
  leaveChecks.unshift(hold('form'))
  ask()
  waiting.delete('form')
  ask()
  waiting.delete('tab')
  ask()
  expect(said).toEqual(['left', 'form', 'tab', 'left'])
})
