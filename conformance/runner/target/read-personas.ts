import { fieldsOf, listOf } from '../../contract/json.ts'
import { stepsOf } from './target-step.ts'
import { targetTexts, targetText, targetError } from './target-values.ts'
import { accessLevels, type Persona, type TargetFlow, type Target } from './target.ts'

export function personaOf(file: string, name: string, value: unknown): Persona {
  const { login, exec, may = 'everything', but, ...fields } = fieldsOf(value)
  if (!accessLevels.includes(may as Persona['may']))
    throw targetError(
      file,
      `"may" of the persona ${name} must be one of ${accessLevels.join(', ')}`,
    )
  const persona: Persona = {
    may: may as Persona['may'],
    but: listOf(but).map(String),
    name,
    fields: targetTexts(file, fields),
    login: login === undefined ? null : String(login),
    exec: exec === undefined ? null : listOf(exec).map((each) => targetText(file, each)),
  }
  if (persona.login === null && persona.exec === null && persona.fields['token'] === undefined)
    throw targetError(file, `the persona ${name} needs a login, an exec or a token`)
  return persona
}

export function flowOf(
  file: string,
  name: string,
  value: unknown,
  personas: readonly Persona[],
  logins: Target['logins'],
): TargetFlow {
  const { as, about, steps } = fieldsOf(value)
  const flow: TargetFlow = {
    as: as === undefined ? null : String(as),
    about: String(about ?? name),
    steps: stepsOf(file, steps ?? value, logins),
  }
  if (flow.steps.length === 0) throw targetError(file, `the flow ${name} has no steps`)
  if (flow.as !== null && !personas.some((each) => each.name === flow.as))
    throw targetError(file, `the flow ${name} names an unknown persona ${flow.as}`)
  return flow
}
