// Preloaded into servers: SIGUSR2 sets the system's clock, as this program sees it, off by the
// milliseconds in the file CHAOS_CLOCK.
import { readFileSync } from 'node:fs'

const System = Date
let off = 0
globalThis.Date = class extends System {
  constructor(...parts) {
    if (parts.length === 0) super(System.now() + off)
    else super(...parts)
  }

  static now() {
    return System.now() + off
  }
}
process.on('SIGUSR2', () => {
  off = Number(readFileSync(process.env.CHAOS_CLOCK ?? '', 'utf8'))
})
