import type { ClientOperation } from './client-operation.ts'
import { banner, deprecatedTag } from '../identifiers.ts'

/**
 * `generated/openapi/calls.ts`: one function per operation, with its parameter and response types.
 */
export function callsText(
  operations: readonly ClientOperation[],
  readerFiles: ReaderFiles,
): string {
  const serializers = [
    ...new Set(operations.flatMap(({ bodyMediaType }) => serializerOf(bodyMediaType) ?? [])),
  ].sort()
  const texts = operations.map(call).join('')
  return `${banner}
${serializers.length === 0 ? '' : `import { ${serializers.join(', ')} } from './bodies.ts'\n`}import type { CallInit, PortalClient } from './client.ts'
${operations.some(({ allPages }) => allPages !== undefined) ? "import { allPages } from './pages.ts'\n" : ''}import { answer } from './problem.ts'
${operations.some(({ isKeyed }) => isKeyed) ? "import { keyed } from '../../safe-write.ts'\n" : ''}${!texts.includes('readBody(') ? '' : "import { readBody } from './read-body.ts'\n"}${texts.includes('operations[') ? "import type { operations } from './types.d.ts'\n" : ''}${readerImports(operations, readerFiles)}${texts}`
}

/** The file of `generated/schemas/openapi` that contains a component. */
export type ReaderFiles = (component: string) => string

const readerImports = (operations: readonly ClientOperation[], fileOf: ReaderFiles): string => {
  const components = [
    ...new Set(
      operations.flatMap(({ answers }) => answers.flatMap(({ component }) => component ?? [])),
    ),
  ]
  const hasSeveral = operations.some(
    ({ answers }) => answers.filter(({ component }) => component !== undefined).length > 1,
  )
  const lines = [...Map.groupBy(components, fileOf)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([file, names]) =>
        `import { ${names
          .sort()
          .flatMap((name) => [`read${name}`, `type ${name}`])
          .join(', ')} } from '../../schemas/openapi/${file}.reader.ts'\n`,
    )
  return `${lines.join('')}${hasSeveral ? "import { either } from '../../schemas/read.ts'\n" : ''}`
}

/** openapi-fetch serializes forms and JSON by default; other media types need a serializer. */
const serializerOf = (mediaType: string | undefined): string | undefined =>
  mediaType === 'multipart/form-data'
    ? 'multipartBody'
    : mediaType?.startsWith('text/') === true
      ? 'plainBody'
      : undefined

const call = (operation: ClientOperation): string => {
  const { id, name, method, path, summary, deprecated, needs } = operation
  const parameters =
    needs === 'none' ? '' : `, params: ${name}Params${needs === 'optional' ? ' = {}' : ''}`
  return `
${typesOf(operation)}
/** ${summary} \`${method} ${path}\`. Throws \`ApiProblem\`.${deprecatedTag(deprecated)} */
export const ${id} = (client: PortalClient${parameters}, init: CallInit = {}): Promise<${name}Answer> =>${bodyOf(operation)}
`
}

const typesOf = ({
  id,
  name,
  needs,
  bodyMediaType,
  pathParameters,
  queryParameters,
  headerParameters,
  answers,
}: ClientOperation): string => {
  const parts = [
    ...(pathParameters.length > 0 ? [`operations['${id}']['parameters']['path']`] : []),
    ...(queryParameters.length > 0
      ? [`NonNullable<operations['${id}']['parameters']['query']>`]
      : []),
    ...(headerParameters.length > 0
      ? [
          `{ headers: Pick<NonNullable<operations['${id}']['parameters']['header']>, ${headerParameters.map((each) => `'${each}'`).join(' | ')}> }`,
        ]
      : []),
    ...(bodyMediaType === undefined
      ? []
      : [
          `{ body: NonNullable<operations['${id}']['requestBody']>['content']['${bodyMediaType}'] }`,
        ]),
  ]
  const data = answers.map(
    ({ status, mediaType, component }) =>
      component ??
      (mediaType === undefined
        ? 'undefined'
        : `operations['${id}']['responses'][${status}]['content']['${mediaType}']`),
  )
  return `${needs === 'none' ? '' : `export type ${name}Params = ${parts.join(' & ')}\n`}export type ${name}Answer = ${[...new Set(data)].join(' | ')}`
}

const bodyOf = ({
  id,
  method,
  path,
  pathParameters,
  queryParameters,
  headerParameters,
  bodyMediaType,
  answers,
  allPages,
  isKeyed,
}: ClientOperation): string => {
  const taken = [
    ...pathParameters,
    ...(headerParameters.length > 0 ? ['headers'] : []),
    ...(bodyMediaType === undefined ? [] : ['body']),
  ]
  const params = [
    ...(pathParameters.length > 0 ? [`path: { ${pathParameters.join(', ')} }`] : []),
    ...(queryParameters.length > 0 ? ['query'] : []),
    ...(headerParameters.length > 0 ? ['header: headers'] : []),
  ]
  const serializer = serializerOf(bodyMediaType)
  const isText = answers.some(({ mediaType }) => mediaType?.startsWith('text/'))
  const init = [
    '...init',
    ...(params.length > 0 ? [`params: { ${params.join(', ')} }`] : []),
    ...(bodyMediaType === undefined ? [] : ['body']),
    ...(serializer === undefined ? [] : [`bodySerializer: ${serializer}`]),
    // openapi-fetch serializes a form when the media type is one, and JSON by default. The browser
    // sets the boundary of a multipart body.
    ...(bodyMediaType === undefined ||
    bodyMediaType === 'application/json' ||
    bodyMediaType === 'multipart/form-data'
      ? []
      : [`headers: { ...init.headers, 'Content-Type': '${bodyMediaType}' }`]),
    ...(isText ? ["parseAs: 'text'"] : []),
  ]
  const empty = answers
    .filter(({ mediaType }) => mediaType === undefined)
    .map(({ status }) => status)
  const emptyStatuses =
    empty.length === 0 || empty.join() === '204' ? '' : `, [${empty.join(', ')}]`
  const components = answers.flatMap(({ component }) => component ?? [])
  const reader =
    components.length > 1
      ? `either<${components.join(' | ')}>(${components.map((each) => `read${each}`).join(', ')})`
      : `read${components[0] ?? ''}`
  const answered = `answer('${id}', client.${method}('${path}', { ${init.join(', ')} })${emptyStatuses})`
  const one = components.length > 0 ? `readBody('${id}', ${reader}, ${answered})` : answered
  const asked =
    allPages === undefined ? one : `allPages('${id}', '${allPages}', query, (query) => ${one})`
  const sent = isKeyed ? `keyed('${id}', params, init, (init) => ${asked})` : asked
  if (taken.length === 0 && queryParameters.length === 0) return `\n  ${sent}`
  const names = [
    ...taken,
    ...(queryParameters.length > 0 ? [taken.length > 0 ? '...query' : ''] : []),
  ].filter((each) => each !== '')
  const split =
    taken.length === 0 ? 'const query = params' : `const { ${names.join(', ')} } = params`
  return ` {\n  ${split}\n  return ${sent}\n}`
}
