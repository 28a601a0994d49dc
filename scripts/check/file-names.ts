import { existsSync, readdirSync } from 'node:fs'
import { passed, failed, type CheckPart } from './check-result.ts'

const rooms = ['contracts', 'src', 'features', 'steps', 'mock-server', 'conformance', 'scripts']
/**
 * Kebab case. Dots separate a kind and a language (`sign-in.en-US.json`, `a_pb.js` is generated).
 */
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*|\.[a-z]{2}-[A-Z]{2})*$/
/** A slice's catalogues are named by their language. */
const texts = /^[a-z]{2}-[A-Z]{2}\.json$/
const others = new Set(['README.md', 'CHANGELOG.md', 'LICENSE', 'OFL.txt'])
/** The generated package of `npm pack` has protobuf's names. */
const built = /^contracts\/dist(\/|$)/

/** A Protobuf folder and file have the package's name, which cannot have hyphens (buf STANDARD). */
const protobuf = /^contracts\/proto\/portal(\/|$)/
const snake = /^[a-z0-9]+(_[a-z0-9]+)*(\.proto)?$/

/**
 * Fails on file and folder names that are not in kebab-case (docs/contributing.md#habits); Protobuf
 * uses snake_case.
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

/** `folder` is the path of the containing folder from the root. */
export function isWellNamed(name: string, folder = ''): boolean {
  return protobuf.test(folder)
    ? snake.test(name)
    : kebab.test(name) || texts.test(name) || others.has(name)
}
