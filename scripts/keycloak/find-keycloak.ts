import { existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from '../../contracts/tools/run-tool.ts'

const version = '26.7.3'
const folder = '.tools/keycloak'

/** The folder of Keycloak: KEYCLOAK_HOME, else its distribution from Maven Central (188 MB, fetched once). */
export function keycloakHome(): string {
  const named = process.env['KEYCLOAK_HOME']
  if (named !== undefined && named !== '') return named
  const home = join(folder, `keycloak-${version}`)
  if (existsSync(join(home, 'bin/kc.sh'))) return home
  console.error('Fetching Keycloak (once) …')
  runToEnd(
    'mvn',
    ...['--quiet', 'dependency:get', '-Dtransitive=false'],
    `-Dartifact=org.keycloak:keycloak-quarkus-dist:${version}:zip`,
  )
  mkdirSync(folder, { recursive: true })
  const name = `keycloak-quarkus-dist-${version}.zip`
  const zip = join(homedir(), '.m2/repository/org/keycloak/keycloak-quarkus-dist', version, name)
  runToEnd('unzip', '-q', '-o', zip, '-d', folder)
  return home
}
