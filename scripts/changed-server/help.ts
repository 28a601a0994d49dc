import { modes } from './modes/modes.ts'

export const help = `npm run changed-server [-- options]

Visits the portal while a proxy changes the answers of the mock server, as a newer or a failing server would, and judges what the
pages say by scripts/changed-server/judge/said.yaml. Without options: every page once, with member, language and mode dealt by a seed.

--all               every page with every mode for every member and language (many hours; restrict it with the options below)
--mode MODE         only this mode; may be given several times, as may the next three
--page PAGE         only this page, by its id in src/platform/model/paths.ts
--member MEMBER     rosa, frank, nora, gina, ines, visitor
--language LANGUAGE en-US, es-US
--calls CALLS       page: the calls of the page alone; all: those of the frame around it, too; one: one of them, by the seed; or an
                    operationId
--seed N            the seed (default: of the commit)
--visits N          stop after so many visits
--with FILE         a module that exports further modes as \`modes\`; only these run
--lost              also finds lines of words that are gone without a word (many pages may do without a part; read each)
--show              print the text of each page
--verbose           print each visit with its time
--help              show this help

Writes reports/changed-server/summary.json and findings.txt. Exit code 1 when a page said or did what it may not.

Modes:
${modes.map(({ name, what }) => `  ${name.padEnd(24)} ${what}`).join('\n')}`
