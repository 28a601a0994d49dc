import type { FlowStep } from './read-step.ts'

/** Parameters with outputs of earlier steps are bound, so that lines show their variables. */
export function bindingsOf(
  { parameters }: FlowStep,
  names: ReadonlyMap<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    parameters.flatMap(({ name, in: where, value }) =>
      typeof value === 'string' && names.has(value) && (where === 'path' || where === 'query')
        ? [[name, `$${names.get(value)}`]]
        : [],
    ),
  )
}
