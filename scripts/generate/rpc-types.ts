import type { DescMessage } from '@bufbuild/protobuf'
import type { Rpc } from './rpc.ts'
import { camelOfSnake, pascal } from './text.ts'

/** What the generated files call the JSON types of a message, and the imports that bring them. */
export interface MessageTypes {
  readonly requestOf: (rpc: Rpc) => string
  readonly answerOf: (rpc: Rpc) => string
  readonly imports: string
}

const moduleOf = (message: DescMessage): string => `./${message.file.name}_pb.js`
const packageOf = (message: DescMessage): string => pascal(camelOfSnake(message.file.proto.package.split('.')[1] ?? ''))

/** Each message under its own name, or, where two packages have a message of that name, under its package's and its own. */
export const messageTypes = (rpcs: readonly Rpc[]): MessageTypes => {
  const messages = [...new Set(rpcs.flatMap(({ method }) => [method.input, method.output]))]
  const byName = Map.groupBy(messages, ({ name }) => name)
  const nameOf = (message: DescMessage): string => `${(byName.get(message.name) ?? []).length > 1 ? packageOf(message) : ''}${message.name}Json`
  const imported = (message: DescMessage): string => {
    const own = `${message.name}Json`
    const name = nameOf(message)
    return name === own ? own : `${own} as ${name}`
  }
  return {
    requestOf: ({ method }) => nameOf(method.input),
    answerOf: ({ method }) => nameOf(method.output),
    imports: [...Map.groupBy(messages, moduleOf)].map(([from, group]) => `import type { ${group.map(imported).sort().join(', ')} } from '${from}'`).sort().join('\n'),
  }
}
