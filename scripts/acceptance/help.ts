export const help = `npm run acceptance [-- options] [features/…[:line] …]

Runs the scenarios of features/ in a real Chromium against the built portal, its edge and the mock server, two for each
core at a time.

--tags EXPRESSION   only scenarios with these tags, e.g. --tags "@BP-002 or @LANG-001", --tags "not @sandbox"
--name PATTERN      only scenarios whose name matches
--workers N         number of parallel workers (default two for each core, at most 8; 0 runs scenarios one after another)
--repeat N          run the selection N times and say how often each scenario failed (default 1)
--clocks NAMES      only the day-bearing scenarios, once for each of these clocks (all, or e.g. evening,device-1-hour-slow);
                    CLOCK_SEED=N plays a seeded fourth of them at 9:30 PM in a usual run (docs/testing.md#clocks)
--rerun             only the scenarios that failed in the last run
--help              show this help

All other options are those of cucumber-js, which runs the suite: --shard 1/2, --fail-fast, --retry N, --dry-run,
--profile headed, --profile firefox, --world-parameters '{"browser":"webkit","slowMo":250}'.
\`npx cucumber-js\` does the same with the profiles of cucumber.mjs.

Writes reports/acceptance/report.html, junit.xml, messages.ndjson, @rerun.txt, summary.json and observed.ndjson (which operations each
scenario called, for npm run trace). Exit code 0 only when every selected
scenario passed; an empty selection fails.

Against a portal and a provider elsewhere (QA):

  ACME_PASSWORD=… npm run acceptance -- --target features/targets/acme.yaml

--target FILE            the portal's address, brand, support and test members (docs/testing.md#targets); nothing is built or
                         started. Scenarios tagged @sandbox (faults, members with given readings, moved clocks) are left out, and
                         contract violations are not checked; page errors, console errors, failed calls, CSP and axe still are.
PORTAL_URL               the address of the portal, instead of the one in the file
CONTROL_URL              the control API of a mock server behind that portal, if there is one: @sandbox runs, too
BROWSER_WS               a Playwright server that has the browser (npx playwright run-server), instead of this machine
CHROMIUM_PATH            the Chromium to drive, instead of the one found on the machine or Playwright's own`
