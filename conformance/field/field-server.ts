/** A real server of others, and how it is installed and started on Debian with its registries. */
export interface FieldServer {
  readonly name: string
  /** The version, the language and the kind of document. */
  readonly about: string
  /** A shell script that installs it into its folder, which is the working directory. */
  readonly install: string
  /** A shell command that runs it in the folder `data`, which is new for each start. */
  readonly start: string
  /** An address that answers when the server is up. */
  readonly ready: string
  /** The contract: an address, or a file in its folder. */
  readonly contract: string
  /** The base address, if the contract does not state it. */
  readonly base?: string
  /** Parameters that only the server's team knows; conform gets them in a target file. */
  readonly values?: Readonly<Record<string, string>>
  /** Further options of conform; `schemathesis` are those of the other tool. */
  readonly conform?: readonly string[]
  readonly schemathesis?: readonly string[]
  /** The values of the variables in conform's curl lines. */
  readonly variables?: Readonly<Record<string, string>>
}

/** Creates a virtual environment of Python in `env` and installs packages. */
export function python(...packages: readonly string[]): string {
  return `python3 -m venv env && env/bin/pip install -q --no-compile --disable-pip-version-check ${packages.map((each) => `'${each}'`).join(' ')}`
}

/** Unpacks Debian packages into `root`, without installing them. */
export function debian(...packages: readonly string[]): string {
  return `apt-get download ${packages.join(' ')} && for each in *.deb; do dpkg -x "$each" root; done`
}

/** Fetches the source of a Go module, for the document in it, and copies the file. */
export function fileOfGoModule(module: string, file: string, as: string): string {
  return `cp "$(GOFLAGS=-modcacherw go mod download -json ${module} | sed -n 's/.*"Dir": "\\(.*\\)".*/\\1/p')/${file}" ${as}`
}
