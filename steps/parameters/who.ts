import { defineParameterType } from '@cucumber/cucumber'
import { personaOf, personaPattern } from '../support/member-names.ts'
import { holdings, type Holding } from '../support/target/target.ts'
import type { PortalWorld } from '../support/world.ts'

/** Makes the scenario's member. */
export type Who = (world: PortalWorld) => Promise<void>

const having = /^a member with (.*)$/

defineParameterType({
  name: 'who',
  regexp: [
    'the member',
    'a member',
    ...holdings.map((holding) => `a member with ${holding}`),
    personaPattern,
  ].map((words) => new RegExp(words)),
  transformer: (text: string): Who => {
    if (text === 'the member') return async () => {}
    if (text === 'a member') return (world) => world.anyMember()
    const [, has] = having.exec(text) ?? []
    return (world) =>
      has === undefined ? world.makeMember(personaOf(text)) : world.memberWith(has as Holding)
  },
})
