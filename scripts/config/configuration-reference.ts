import {
  settingDefinitions,
  type SettingDefinition,
} from '../../src/edge/config/setting-definitions.ts'

const code = (text: string): string => (text === '' ? '' : `\`${text}\``)

const standard = (each: SettingDefinition): string =>
  each.isSecret === true
    ? 'required, a secret'
    : each.isRequired === true
      ? 'required'
      : each.isPlaceholder === true
        ? "the demo's; required in `prod`"
        : code(each.fallback ?? '')

/** The tables of docs/configuration.md, one for each group of settings. */
export function configurationReference(): string {
  const groups = Map.groupBy(settingDefinitions, ({ key }) => key.split('.').slice(0, -1)[0] ?? '')
  return [...groups]
    .map(([group, all]) => {
      const rows = all.map((each) =>
        [
          code(each.key),
          code(each.variable),
          `${each.meaning}${each.isList === true ? ' (a list)' : ''}`,
          standard(each),
          code(each.example),
        ].join(' | '),
      )
      return [
        `## ${group === '' ? 'Process' : group}`,
        '',
        'key | variable | meaning | default | example',
        '--- | --- | --- | --- | ---',
        ...rows,
      ]
        .map((line) => (line.includes(' | ') ? `| ${line} |` : line))
        .join('\n')
    })
    .join('\n\n')
}
