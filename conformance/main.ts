#!/usr/bin/env -S node --heap-growing-percent=20 --max-semi-space-size=4
import { enableCompileCache } from 'node:module'
import { commands } from './cli/commands.ts'
import { exitCodes, ExitError } from './exit-code.ts'
import { helpOf } from './cli/help.ts'
import { optionsOf } from './cli/options.ts'

enableCompileCache()
// A closed pipe, as of `conform list | head`, ends the program.
process.stdout.on('error', () => process.exit())

const begin = async (): Promise<number> => {
  const options = optionsOf(process.argv.slice(2))
  if (options.command === 'help') {
    process.stdout.write(helpOf(options.positionals[0]))
    return process.argv.length > 2 ? 0 : exitCodes.usage
  }
  const command = commands[options.command]
  if (command === undefined)
    throw new ExitError(
      'usage',
      `unknown command "${options.command}"; use one of ${Object.keys(commands).join(', ')}`,
    )
  return (await command())(options)
}

process.exitCode = await begin().catch((error: unknown) => {
  if (error instanceof ExitError) {
    process.stderr.write(`${error.lines.join('\n')}\n`)
    return exitCodes[error.why]
  }
  // Only the stack is printed, because error messages may quote response values.
  process.stderr.write(
    `Internal error: ${
      error instanceof Error
        ? `${error.name}\n${(error.stack ?? '')
            .split('\n')
            .filter((line) => /^\s+at /.test(line))
            .slice(0, 6)
            .join('\n')}`
        : typeof error
    }\n`,
  )
  return exitCodes.harness
})
