import { globSync, readFileSync } from 'node:fs'
import { passed, failed, type CheckPart } from './check-result.ts'

/** A way around the one clock, zone or calendar, and the files that may go it, each with a reason. */
interface Rule {
  readonly pattern: RegExp
  readonly instead: string
  readonly except: Readonly<Record<string, string>>
}

const servers = {
  'src/edge/edge-main.ts': 'A server has its own clock.',
  'src/teams-bot/bot-main.ts': 'A server has its own clock.',
}

export const clockRules: readonly Rule[] = [
  {
    pattern: /\bDate\.now\b|\bnew Date\(\)/,
    instead: 'use currentTime, or deviceTime for durations, of src/platform/time/current-time.ts',
    except: { ...servers, 'src/platform/time/current-time.ts': 'It is the clock.' },
  },
  {
    pattern: /\bresolvedOptions\(\)|\bgetTimezoneOffset\b/,
    instead: 'use memberTimeZone of src/platform/model/member-time-zone.ts',
    except: {
      'src/platform/model/member-time-zone.ts': 'It is the zone.',
      'src/i18n/utc-offset.ts': 'It gives the offset of a typed local time, for a reading.',
    },
  },
  {
    pattern: /\.(?:slice|substring|substr)\(0, 10\)|\.split\('T'\)/,
    instead: 'use dayOfLocal of src/platform/model/calendar-day.ts, or calendarDay for an instant',
    except: {
      'src/platform/model/calendar-day.ts': 'It is the calendar.',
      'src/platform/model/schema-rules.ts': 'It validates the date inside a timestamp of the wire.',
    },
  },
  {
    pattern: /\.toISOString\(\)\.(?!startsWith)|\.get(?:FullYear|Month|Date|Day|Hours)\(/,
    instead: 'use src/platform/model/calendar-day.ts or src/i18n/format.ts with a zone',
    except: {
      'src/platform/model/calendar-day.ts': 'It is the calendar; its days are those of UTC.',
      'src/slices/coaching/model/calendar-file.ts': 'A calendar file has instants in UTC.',
      'src/session/startup/model/initial-load-cache.ts': 'The date key of 2§9 is in UTC.',
      'src/slices/chat/ui/messages/local-message-day.ts':
        'It asks for the local midnights around a message, in the zone of the device.',
    },
  },
]

const code = 'src/**/*.{ts,tsx}'
const others = /\.test\.tsx?$|\/testing\/|^src\/ui\/gallery\//

/** Fails for the device's clock, zone or a day of text outside the modules that decide them. */
export const clockUses: CheckPart = {
  name: 'clock',
  async run() {
    const found = globSync(code)
      .filter((file) => !others.test(file))
      .flatMap((file) => findClockUses(file, readFileSync(file, 'utf8')))
    return found.length === 0 ? passed : failed(found)
  },
}

/** Returns a line for each use that the file may not have; comments do not count. */
export function findClockUses(file: string, content: string): readonly string[] {
  const rules = clockRules.filter(({ except }) => !(file in except))
  return content
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(?:\*|\/\/|\/\*)/.test(line)
        ? []
        : rules
            .filter(({ pattern }) => pattern.test(line))
            .map(({ instead }) => `${file}:${index + 1}: ${line.trim()}: ${instead}.`),
    )
}
