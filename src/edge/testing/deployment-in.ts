/** The deployment that a page carries; undefined when it has none. */
export function deploymentIn(html: string): unknown {
  const [, json] =
    /<script type="application\/json" id="deployment">(.*?)<\/script>/.exec(html) ?? []
  return json === undefined ? undefined : JSON.parse(json)
}
