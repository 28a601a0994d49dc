import { escape } from './html.ts'

/** Converts headings, paragraphs, flat lists and inline code to HTML. Throws on other Markdown. */
export function markdown(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const [, marks = '', title = ''] = /^(#{1,3}) (.+)$/.exec(block) ?? []
      if (title !== '') return `<h${marks.length}>${words(title)}</h${marks.length}>`
      if (/^(?:\||>|```|\d+\. )/.test(block))
        throw new Error(`Unsupported Markdown: ${block.slice(0, 40)}`)
      if (!block.startsWith('- ')) return `<p>${words(block)}</p>`
      return `<ul>\n${block
        .split(/\n(?=- )/)
        .map((item) => `<li>${words(item.slice(2))}</li>`)
        .join('\n')}\n</ul>`
    })
    .join('\n')
}

const words = (text: string): string =>
  escape(text.replaceAll(/\s+/g, ' ')).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
