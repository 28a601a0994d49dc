import type { ClientOperation } from './client-operation.ts'
import { banner } from './text.ts'

/** `generated/openapi/queries.ts`: TanStack query and mutation options for each operation, without React. */
export const queriesText = (operations: readonly ClientOperation[]): string => {
  const types = operations.flatMap(({ id, name, needs }) => [id, ...(needs === 'none' ? [] : [`type ${name}Params`]), `type ${name}Answer`])
  return `${banner}
import {
${types.map((each) => `  ${each},`).join('\n')}
} from './calls.ts'
import type { CallInit, PortalClient } from './client.ts'
import { ${[
    ...(operations.some(({ kind }) => kind === 'query') ? ['tagged'] : []),
    ...(operations.some(({ kind }) => kind === 'mutation') ? ['type ChangeOptions'] : []),
    ...(operations.some(({ kind }) => kind === 'query') ? ['type QuestionOptions'] : []),
  ].join(', ')} } from './query-options.ts'
${operations.map((each) => (each.kind === 'query' ? query(each) : mutation(each))).join('')}`
}

const query = ({ id, name, needs, summary }: ClientOperation): string => {
  const typed = needs === 'none' ? '' : `params: ${name}Params${needs === 'optional' ? ' = {}' : ''}, `
  const key = needs === 'none' ? `readonly ['${id}']` : `readonly ['${id}', ${name}Params]`
  const keyOf =
    needs === 'none'
      ? `export const ${id}Key = () => ['${id}'] as const`
      : `export const ${id}Key = (params: ${name}Params) => ['${id}', params] as const`
  return `
/** Key of \`${id}\`: the operation and what it was asked; \`['${id}']\` alone matches every asking. */
${keyOf}

/** ${summary} */
export const ${id}Options = (client: PortalClient, ${typed}init: CallInit = {}): QuestionOptions<${key}, ${name}Answer> => ({
  queryKey: tagged<${name}Answer, ${key}>(${id}Key(${needs === 'none' ? '' : 'params'})),
  queryFn: ({ signal }) => ${id}(client, ${needs === 'none' ? '' : 'params, '}{ ...init, signal }),
})
`
}

const mutation = ({ id, name, needs, summary }: ClientOperation): string => `
/** ${summary} */
export const ${id}Mutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<${needs === 'none' ? 'void' : `${name}Params`}, ${name}Answer> => ({
  mutationKey: ['${id}'],
  mutationFn: (${needs === 'none' ? '' : 'params'}) => ${id}(client, ${needs === 'none' ? '' : 'params, '}init),
})
`
