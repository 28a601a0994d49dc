#!/usr/bin/env -S node --heap-growing-percent=20 --max-semi-space-size=4
import nodeModule from 'node:module'
import { conform } from './conform.ts'
import { exitCodes } from './exit-code.ts'

// Node 20 has no compile cache.
nodeModule.enableCompileCache?.()
// A closed pipe, as of `conform list | head`, ends the program.
process.stdout.on('error', () => process.exit())

const code = await conform(process.argv.slice(2))
process.exitCode = code
// Requests in flight and waiting retries would keep an interrupted program.
if (code === exitCodes.interrupted) process.stdout.write('', () => process.exit())
