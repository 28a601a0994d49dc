import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Shortens the modules of protoc-gen-es in a folder. The types of rpc, over which developers of the
 * portal hover, keep the words of the contract.
 */
export function shortenMessages(folder: string): void {
  for (const name of globSync('{proto,rpc}/portal/**/*_pb.{js,d.ts}', { cwd: folder })) {
    const file = join(folder, name)
    const code = readFileSync(file, 'utf8')
    const hasWords = name.startsWith('rpc/') && name.endsWith('.d.ts')
    writeFileSync(file, hasWords ? withWords(code) : withoutWords(code))
  }
}

/** Keeps of each comment what the contract says, and drops what the code says again. */
export function withWords(code: string): string {
  return withComments(code, (lines) =>
    lines.some((line) => origin.test(line)) ? lines.filter((line) => !origin.test(line)) : [],
  )
}

/** Keeps the banner, and of the comments what editors mark: `@deprecated`. */
export function withoutWords(code: string): string {
  return withComments(code, (lines) => lines.filter((line) => line.startsWith('@deprecated')))
    .replaceAll(/^\/\/ (?!@generated ).*\n|^\/\/\n/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\n\n(?= |\})/g, '\n')
}

const origin = /^@generated from /
const comment = /^( *)\/\*\*\n((?: *\* ?.*\n)*?) *\*\/\n/gm

const withComments = (
  code: string,
  kept: (lines: readonly string[]) => readonly string[],
): string =>
  code.replaceAll(comment, (_, indent: string, body: string) => {
    const lines = kept(body.split('\n').map((line) => line.replace(/^ *\* ?/, '')))
    const text = lines.join('\n').trim()
    if (text === '') return ''
    if (!text.includes('\n')) return `${indent}/** ${text} */\n`
    const starred = text.split('\n').map((line) => `${indent} * ${line}`.trimEnd())
    return `${indent}/**\n${starred.join('\n')}\n${indent} */\n`
  })
