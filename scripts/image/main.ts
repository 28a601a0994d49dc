import { parseArgs } from 'node:util'
import { builtPortal } from '../build/built-portal.ts'
import { builtServers } from '../build/built-servers.ts'
import { CouldNotRun } from '../../contracts/tools/run-tool.ts'
import { buildImages, imageNames, imageOf, megabytesOf } from './build-images.ts'
import { smoke } from './smoke.ts'

const help = `npm run image [-- --smoke]

Builds the images of deploy/Dockerfile (edge, teams-bot, mock-server) with buildah, on a base of Debian's packages, and prints their sizes.
Needs root, buildah and apt (Debian: apt-get install buildah runc). Exit code 1 when an image is larger than 150 MB.

--smoke  also starts two providers from the images with runc, read-only and without rights, signs in at each, and stops them
--help   show this help`

const megabytesAtMost = 150
const { values } = parseArgs({
  options: { smoke: { type: 'boolean' }, help: { type: 'boolean' } },
})

/** Prints a fact; one that is wrong fails the run. */
function say(what: string, found: string, isRight: boolean): void {
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${what.padEnd(56)} ${found}`)
  if (!isRight) process.exitCode = 1
}

if (values.help === true) console.log(help)
else
  try {
    await builtPortal()
    await builtServers()
    buildImages()
    for (const name of imageNames) {
      const megabytes = megabytesOf(name)
      say(imageOf(name), `${megabytes.toFixed(0)} MB`, megabytes <= megabytesAtMost)
    }
    if (values.smoke === true)
      for (const { what, found, isRight } of await smoke()) say(what, found, isRight)
  } catch (error) {
    if (!(error instanceof CouldNotRun)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
