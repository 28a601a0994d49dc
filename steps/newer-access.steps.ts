import { Given } from '@cucumber/cucumber'
import { alterAnswer, type Fields } from './support/alter-answer.ts'
import type { PortalWorld } from './support/world.ts'

Given('the server says that her program {word} is {string}, and adds a program that has no slug', async function (this: PortalWorld, dbSlug: string, status: string) {
  await alterAnswer(this, /ProgramsService\/ListPrograms$/, answer => {
    const programs = (answer['programs'] as Fields[]).map(program => (program['dbSlug'] === dbSlug ? { ...program, status: `PROGRAM_STATUS_${status}` } : program))
    return { ...answer, programs: [...programs, { id: 'SLEEP', status: 'PROGRAM_STATUS_ACTIVE' }] }
  }, 'POST')
})

Given('the server says that her feature {word} is {string}', async function (this: PortalWorld, name: string, state: string) {
  await alterAnswer(this, /\/platform\/features\/config(\?|$)/, answer => ({ ...answer, features: (answer['features'] as Fields[]).map(feature => (feature['name'] === name ? { ...feature, state } : feature)) }))
})
