import { existsSync, readdirSync } from 'node:fs'
import { allRight, wrong, type Part } from './part.ts'

const rooms = ['contracts', 'src', 'features', 'steps', 'mock-server', 'conformance', 'scripts']
/** Words in lower case with hyphens; dots part a file's kind and its language (`sign-in.en-US.json`, `a_pb.js` is generated). */
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*|\.[a-z]{2}-[A-Z]{2})*$/
const others = new Set(['README.md', 'LICENSE', 'OFL.txt'])

/** Files and folders are in kebab-case (house.md 9). */
export const names: Part = {
  name: 'names',
  async run() {
    const misnamed = rooms.filter((room) => existsSync(room)).flatMap((room) =>
      readdirSync(room, { recursive: true, withFileTypes: true })
        .filter(({ name }) => !isWellNamed(name))
        .map(({ parentPath, name }) => `${parentPath}/${name} is not in kebab-case.`),
    )
    return misnamed.length === 0 ? allRight : wrong(misnamed)
  },
}

export function isWellNamed(name: string): boolean {
  return kebab.test(name) || others.has(name)
}
