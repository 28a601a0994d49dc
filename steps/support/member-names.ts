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

/** One of the personas, as the mock server makes it. */
export interface Persona {
  readonly template: string
  readonly locale?: 'es-US'
}

/** `Rosa`, or `Rosa, who reads Spanish,`. */
export const personaPattern = `(?:${templates.join('|')})(?:, who reads Spanish,)?`

export function personaOf(text: string): Persona {
  const [name = '', language] = text.split(',')
  return { template: name.toLowerCase(), ...(language !== undefined && { locale: 'es-US' }) }
}

defineParameterType({
  name: 'member',
  regexp: new RegExp(personaPattern),
  transformer: personaOf,
})
