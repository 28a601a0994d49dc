import gherkin from 'prettier-plugin-gherkin'

/** Joins the tags of a scenario on one line. The plugin prints one tag per line. */
const joinTags = (node) => {
  if (node === null || typeof node !== 'object') return
  for (const child of Object.values(node)) joinTags(child)
  if (!Array.isArray(node.tags) || node.tags.length < 2) return
  const [first] = node.tags
  first.name = node.tags.map(({ name }) => name).join(' ')
  node.tags = [first]
}

const [language] = Object.keys(gherkin.parsers)
const parser = gherkin.parsers[language]

export const { languages, printers, options, defaultOptions } = gherkin

export const parsers = {
  [language]: {
    ...parser,
    async parse(...args) {
      const document = await parser.parse(...args)
      joinTags(document)
      return document
    },
  },
}
