const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)

/** Whether NO_PROXY names a host: the host, a domain above it, either with a port, or `*`. */
const isExcepted = (list: string, host: string, port: string): boolean =>
  list
    .toLowerCase()
    .split(/[,\s]+/)
    .filter((entry) => entry !== '')
    .some((entry) => {
      const [, name = '', only] = /^\*?\.?(.*?)(?::(\d+))?$/.exec(entry) ?? []
      return (
        entry === '*' ||
        ((only === undefined || only === port) && (host === name || host.endsWith(`.${name}`)))
      )
    })

export function defaultPort(url: URL): string {
  return url.port || (url.protocol === 'https:' ? '443' : '80')
}

/**
 * The proxy of an address by HTTPS_PROXY, HTTP_PROXY and NO_PROXY, in either case. Null without one;
 * a loopback address never has one.
 */
export function proxyOf(url: URL, variables: NodeJS.ProcessEnv = process.env): URL | null {
  const valueOf = (name: string): string => variables[name.toLowerCase()] || variables[name] || ''
  const proxy = valueOf(url.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY')
  const host = url.hostname.toLowerCase()
  if (proxy === '' || isLoopback(host) || isExcepted(valueOf('NO_PROXY'), host, defaultPort(url)))
    return null
  const address = /^[a-z]+:\/\//i.test(proxy) ? proxy : `http://${proxy}`
  return URL.canParse(address) ? new URL(address) : null
}
