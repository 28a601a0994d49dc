import { existsSync, readdirSync } from 'node:fs'
import { passed, failed, type CheckPart } from './check-result.ts'

const rooms = ['contracts', 'src', 'features', 'steps', 'mock-server', 'conformance', 'scripts']
/**
 * Words in lower case with hyphens; dots part a file's kind and its language (`sign-in.en-US.json`,
 * `a_pb.js` is generated).
 */
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*|\.[a-z]{2}-[A-Z]{2})*$/
/** The texts of a slice are named by their language alone. */
const texts = /^[a-z]{2}-[A-Z]{2}\.json$/
const others = new Set(['README.md', 'CHANGELOG.md', 'LICENSE', 'OFL.txt'])
/** The build of `npm pack`, with protobuf's names, is no source. */
const built = /^contracts\/dist(\/|$)/

/**
 * Where Protobuf rules: a package's folder and file bear the package's name, which has no hyphens
 * (buf STANDARD).
 */
const protobuf = /^contracts\/proto\/portal(\/|$)/
const snake = /^[a-z0-9]+(_[a-z0-9]+)*(\.proto)?$/

/**
 * Files and folders are in kebab-case (docs/contributing.md#habits), in snake_case where Protobuf
 * has no choice.
 */
export const names: CheckPart = {
  name: 'names',
  async run() {
    const misnamed = rooms
      .filter((room) => existsSync(room))
      .flatMap((room) =>
        readdirSync(room, { recursive: true, withFileTypes: true })
          .filter(
            ({ parentPath, name }) => !built.test(parentPath) && !isWellNamed(name, parentPath),
          )
          .map(({ parentPath, name }) => `${parentPath}/${name} is not in kebab-case.`),
      )
    return misnamed.length === 0 ? passed : failed(misnamed)
  },
}

/** `folder` is where it is, from the root on. */
export function isWellNamed(name: string, folder = ''): boolean {
  return protobuf.test(folder)
    ? snake.test(name)
    : kebab.test(name) || texts.test(name) || others.has(name)
}
