import { quoted } from '../report/curl.ts'
import { defaults, type Options } from './options.ts'

/** The options that a case depends on, as somebody types them who asks it once more: the contract and the target, where they are not the program's own. */
export const typedOf = ({ openapi, proto, rpcExamples, isOwn, flows, target, base, seed }: Options): string =>
  [
    ...(openapi === defaults.openapi || openapi === null ? [] : ['--openapi', openapi]),
    ...(proto === undefined ? [] : ['--proto', proto]),
    ...(rpcExamples === undefined || (isOwn && rpcExamples === defaults.rpcExamples) ? [] : ['--rpc-examples', rpcExamples]),
    ...(flows === undefined || (isOwn && flows === defaults.flows) ? [] : ['--flows', flows]),
    ...(target === defaults.target ? [] : ['--target', target]),
    ...(base === undefined ? [] : ['--base', base]),
    ...(seed === 1 ? [] : ['--seed', String(seed)]),
  ].map((word) => ` ${quoted(word)}`).join('')
