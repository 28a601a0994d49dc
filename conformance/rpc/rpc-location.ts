import type { DescMethod } from '@bufbuild/protobuf'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Where this portal's own module is written. */
const OWN = 'contracts/proto'

/** Line and column, from 1, at which a text has an RPC of a service. */
const inText = (text: string, service: string, name: string): [number, number] | null => {
  const from = new RegExp(`^[ \\t]*service[ \\t]+${service}\\b`, 'm').exec(text)?.index
  const found =
    from === undefined ? null : new RegExp(`\\brpc[ \\t]+${name}\\b`).exec(text.slice(from))
  if (from === undefined || found === null) return null
  const before = text.slice(0, from + found.index).split('\n')
  return [before.length, (before.at(-1) ?? '').length + 1]
}

/**
 * What an image keeps of the text that it was built from: a service is field 6 of its file, an RPC
 * field 2 of its service (descriptor.proto).
 */
const inImage = (method: DescMethod): [number, number] | null => {
  const { file } = method.parent
  const path = [
    6,
    file.services.indexOf(method.parent),
    2,
    method.parent.methods.indexOf(method),
  ].join()
  const [line, column] =
    file.proto.sourceCodeInfo?.location.find((each) => each.path.join() === path)?.span ?? []
  return line === undefined || column === undefined ? null : [line + 1, column + 1]
}

/**
 * Where an RPC is promised, as a pointer of its own kind (`rpc:file:line:column`). `module` is the
 * folder or image it came from; undefined: this portal's.
 */
export function rpcLocation(method: DescMethod, module: string | undefined): string {
  const name = `${method.parent.file.name}.proto`
  // A workspace has its modules in folders of its own; buf names files from there.
  const written = [join(module ?? OWN, name), join(module ?? OWN, 'proto', name)].find((file) =>
    existsSync(file),
  )
  const [line, column] = (written === undefined
    ? inImage(method)
    : (inImage(method) ??
      inText(readFileSync(written, 'utf8'), method.parent.name, method.name))) ?? [1, 1]
  return `rpc:${written ?? `${module ?? OWN}/${basename(name)}`}:${line}:${column}`
}
