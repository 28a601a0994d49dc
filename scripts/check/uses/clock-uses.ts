import { type UseRule, usesPart } from './use-rules.ts'

const servers = {
  'src/edge/edge-main.ts': 'A server has its own clock.',
  'src/teams-bot/bot-main.ts': 'A server has its own clock.',
}

export const clockRules: readonly UseRule[] = [
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

/** Fails for the device's clock, zone or a day of text outside the modules that decide them. */
export const clockUses = usesPart('clock', clockRules)
