import type { ClientOperation } from './client-operation.ts'
import { banner } from './text.ts'

/** `generated/openapi/calls.ts`: one plain function for each operation; and the types of what it takes and answers. */
export const callsText = (operations: readonly ClientOperation[]): string => `${banner}
import type { CallInit, PortalClient } from './client.ts'
import { answer } from './problem.ts'
import type { operations } from './types.d.ts'
${operations.map(call).join('')}`

const call = (operation: ClientOperation): string => {
  const { id, name, method, path, summary, needs } = operation
  const parameters = needs === 'none' ? '' : `, params: ${name}Params${needs === 'optional' ? ' = {}' : ''}`
  return `
${typesOf(operation)}
/** ${summary} \`${method} ${path}\`. Throws \`ApiProblem\`. */
export const ${id} = (client: PortalClient${parameters}, init: CallInit = {}): Promise<${name}Answer> =>${bodyOf(operation)}
`
}

const typesOf = ({ id, name, needs, bodyMediaType, pathParameters, queryParameters, answer }: ClientOperation): string => {
  const parts = [
    ...(pathParameters.length > 0 ? [`operations['${id}']['parameters']['path']`] : []),
    ...(queryParameters.length > 0 ? [`NonNullable<operations['${id}']['parameters']['query']>`] : []),
    ...(bodyMediaType === undefined ? [] : [`{ body: operations['${id}']['requestBody']['content']['${bodyMediaType}'] }`]),
  ]
  const data = answer.mediaType === undefined ? 'undefined' : `operations['${id}']['responses'][${answer.status}]['content']['${answer.mediaType}']`
  return `${needs === 'none' ? '' : `export type ${name}Params = ${parts.join(' & ')}\n`}export type ${name}Answer = ${data}`
}

const bodyOf = ({ id, method, path, pathParameters, queryParameters, bodyMediaType }: ClientOperation): string => {
  const taken = [...pathParameters, ...(bodyMediaType === undefined ? [] : ['body'])]
  const params = [...(pathParameters.length > 0 ? [`path: { ${pathParameters.join(', ')} }`] : []), ...(queryParameters.length > 0 ? ['query'] : [])]
  const init = [
    '...init',
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(bodyMediaType === undefined ? [] : ['body']),
    // openapi-fetch writes a body as a form when its media type says so; JSON is what it does unasked.
    ...(bodyMediaType === undefined || bodyMediaType === 'application/json' ? [] : [`headers: { ...init.headers, 'Content-Type': '${bodyMediaType}' }`]),
  ]
  const sent = `answer('${id}', client.${method}('${path}', { ${init.join(', ')} }))`
  if (taken.length === 0 && queryParameters.length === 0) return `\n  ${sent}`
  const names = [...taken, ...(queryParameters.length > 0 ? [taken.length > 0 ? '...query' : ''] : [])].filter((each) => each !== '')
  const split = taken.length === 0 ? 'const query = params' : `const { ${names.join(', ')} } = params`
  return ` {\n  ${split}\n  return ${sent}\n}`
}
