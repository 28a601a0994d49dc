import type { Node, Rule } from './node.ts'

/** Types of `input` that take no free text. */
const withoutText = new Set(['checkbox', 'radio', 'date', 'time', 'hidden'])

interface Attribute {
  readonly type: string
  readonly name?: { readonly name: string }
  readonly value?: { readonly value?: unknown } | null
  readonly argument?: Node & { readonly callee?: { readonly name?: string } }
}

/** Every control that takes text spreads `cleanInput`, so that no rule sees uncleaned text. */
export const cleanTextFields: Rule = {
  create: (context) => ({
    JSXOpeningElement(node) {
      const { name } = node['name'] as { name?: string }
      if (name !== 'input' && name !== 'textarea') return
      const attributes = node['attributes'] as readonly Attribute[]
      const named = (wanted: string) => attributes.find((each) => each.name?.name === wanted)
      if (withoutText.has(String(named('type')?.value?.value)) || named('readOnly')) return
      if (attributes.some(({ argument }) => argument?.callee?.name === 'cleanInput')) return
      context.report({
        node,
        message: `Spread cleanInput(...) of src/ui/forms/fields/clean-input.ts, or use TextField: rules see cleaned text.`,
      })
    },
  }),
}
