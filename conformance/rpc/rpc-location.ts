import type { DescMethod } from '@bufbuild/protobuf'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The line and column, from 1, of an RPC in a proto file. */
const inText = (text: string, service: string, name: string): [number, number] | null => {
  const from = new RegExp(`^[ \\t]*service[ \\t]+${service}\\b`, 'm').exec(text)?.index
  const found =
    from === undefined ? null : new RegExp(`\\brpc[ \\t]+${name}\\b`).exec(text.slice(from))
  if (from === undefined || found === null) return null
  const before = text.slice(0, from + found.index).split('\n')
  return [before.length, (before.at(-1) ?? '').length + 1]
}

/**
 * The line and column from the source info of an image. In descriptor.proto a service is field 6 of
 * its file and an RPC field 2 of its service.
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
 * The location of an RPC as a pointer, `rpc:file:line:column`. `module` is its folder or
 * image.
 */
export function rpcLocation(method: DescMethod, module: string): string {
  const name = `${method.parent.file.name}.proto`
  // Buf names the files of a workspace relative to the folder of their module.
  const written = [join(module, name), join(module, 'proto', name)].find((file) => existsSync(file))
  const [line, column] = (written === undefined
    ? inImage(method)
    : (inImage(method) ??
      inText(readFileSync(written, 'utf8'), method.parent.name, method.name))) ?? [1, 1]
  return `rpc:${written ?? `${module}/${basename(name)}`}:${line}:${column}`
}
