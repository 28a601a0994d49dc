import { commands } from './cli/commands.ts'
import { helpOf } from './cli/help.ts'
import { optionsOf } from './cli/options.ts'
import { exitCodes, ExitError } from './exit-code.ts'
import manifest from './package.json' with { type: 'json' }

const run = async (args: readonly string[]): Promise<number> => {
  const options = optionsOf(args)
  if (options.command === 'help') {
    process.stdout.write(helpOf(options.positionals[0]))
    return args.length > 0 ? 0 : exitCodes.usage
  }
  if (options.command === 'version') {
    process.stdout.write(`${manifest.version}\n`)
    return 0
  }
  const command = commands[options.command]
  if (command === undefined)
    throw new ExitError(
      'usage',
      `unknown command "${options.command}"; use one of ${Object.keys(commands).join(', ')}`,
    )
  return (await command())(options)
}

/**
 * Runs a command as `conform <args>` does, with its output on stdout and stderr. Resolves to the
 * exit code and never rejects.
 */
export function conform(args: readonly string[]): Promise<number> {
  return run(args).catch((error: unknown) => {
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
}
