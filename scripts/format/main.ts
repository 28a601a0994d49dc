import { startProgram } from '../process/program.ts'
import { formatters } from './formatters.ts'

const isCheck = process.argv.includes('--check')
const codes = await Promise.all(
  formatters(isCheck ? 'check' : 'write').map(
    (args) => startProgram(args, (text) => process.stdout.write(text)).ended,
  ),
)
if (codes.some((code) => code !== 0)) {
  process.exitCode = 1
  if (isCheck) console.error('format: run `npm run format` to format these files.')
}
