export const help = `npm run pictures [-- options]

Takes a screenshot of every page, in reports/pictures/<language>-<theme>/<page>-<width>.png, and runs axe on each.

--language LANGUAGE   en-US, es-US; may be given several times (default both)
--theme THEME         light, dark (default both)
--width PX            default 390, 1025 and 1440
--only PAGE           only this page, by its id in src/app/router, such as weightTrends; may be given several times
--readme              only the picture of README.md: the dashboard of a made-up member, in docs/pictures
--help                show this help

Exit code 0 when axe finds no violation, else 1.`
