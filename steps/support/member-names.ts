import { defineParameterType } from '@cucumber/cucumber'

/** First names of the mock server's personas. */
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
