import type { ClientOperation } from './client-operation.ts'
import { banner } from './text.ts'

/** `generated/openapi/hooks.ts`: one thin hook for each operation. */
export const hooksText = (operations: readonly ClientOperation[]): string => `${banner}
import { ${imported(operations)} } from '@tanstack/react-query'
import type {
${operations.flatMap(({ name, needs }) => [...(needs === 'none' ? [] : [`  ${name}Params,`]), `  ${name}Answer,`]).join('\n')}
} from './calls.ts'
import { usePortalClient } from './client-context.tsx'
import type { ApiProblem } from './problem.ts'
import {
${operations.map(({ id, kind }) => `  ${id}${kind === 'query' ? 'Options' : 'Mutation'},`).join('\n')}
} from './queries.ts'
${has(operations, 'query') ? asking : ''}${has(operations, 'mutation') ? changing : ''}${operations.map((each) => (each.kind === 'query' ? query(each) : mutation(each))).join('')}`

const has = (operations: readonly ClientOperation[], wanted: ClientOperation['kind']): boolean => operations.some(({ kind }) => kind === wanted)

const imported = (operations: readonly ClientOperation[]): string =>
  [...(has(operations, 'mutation') ? ['useMutation'] : []), ...(has(operations, 'query') ? ['useQuery'] : []), ...(has(operations, 'mutation') ? ['type UseMutationOptions', 'type UseMutationResult'] : []), ...(has(operations, 'query') ? ['type UseQueryOptions', 'type UseQueryResult'] : [])].join(', ')

const asking = `
/** Everything that \`useQuery\` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>
`

const changing = `
/** Everything that \`useMutation\` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>
`

const query = ({ id, name, needs, summary }: ClientOperation): string => {
  const key = needs === 'none' ? `readonly ['${id}']` : `readonly ['${id}', ${name}Params]`
  const parameter = needs === 'none' ? '' : `params: ${name}Params${needs === 'optional' ? ' = {}' : ''}, `
  return `
/** ${summary} */
export const use${name} = <Data = ${name}Answer>(${parameter}options?: Asking<${name}Answer, Data, ${key}>): UseQueryResult<Data, ApiProblem> =>
  useQuery<${name}Answer, ApiProblem, Data, ${key}>({ ...options, ...${id}Options(usePortalClient()${needs === 'none' ? '' : ', params'}) })
`
}

const mutation = ({ id, name, needs, summary }: ClientOperation): string => {
  const params = needs === 'none' ? 'void' : `${name}Params`
  return `
/** ${summary} */
export const use${name} = (options?: Changing<${name}Answer, ${params}>): UseMutationResult<${name}Answer, ApiProblem, ${params}> =>
  useMutation<${name}Answer, ApiProblem, ${params}>({ ...options, ...${id}Mutation(usePortalClient()) })
`
}
