#!/usr/bin/env -S node --heap-growing-percent=20 --max-semi-space-size=4
import nodeModule from 'node:module'
import { conform } from './conform.ts'

// Node 20 has no compile cache.
nodeModule.enableCompileCache?.()
// A closed pipe, as of `conform list | head`, ends the program.
process.stdout.on('error', () => process.exit())

process.exitCode = await conform(process.argv.slice(2))
