import { defineParameterType } from '@cucumber/cucumber'

/** The sandbox's named members by first name; the story of each is the mock server's. */
const templates = [
  'Rosa',
  'Carmen',
  'Walter',
  'Edith',
  'Frank',
  'Nora',
  'Paul',
  'Beth',
  'Luis',
  'Mia',
  'Olga',
  'Ines',
  'Dora',
  'Theo',
  'Vera',
  'Pia',
  'Wes',
  'Gina',
  'Grace',
  'Ten',
  'Ada',
  'Omar',
  'Dirk',
] as const

defineParameterType({
  name: 'member',
  regexp: new RegExp(templates.join('|')),
  transformer: (name: string) => name.toLowerCase(),
})
