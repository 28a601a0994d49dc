import type { ReactNode } from 'react'
import { classNames } from '../tokens/class-names.ts'
import { Icon } from '../primitives/icon.tsx'
import { Stack } from './stack.tsx'
import { Heading } from '../primitives/heading.tsx'
import { Text } from '../primitives/text.tsx'
import * as styles from './article-page.css.ts'

export type ArticleSection = {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

/**
 * An article with a table of contents, beside the text on wide screens and collapsed above it on
 * others. `narrow`: the article is in a card without space beside it.
 */
export function ArticlePage({
  label,
  parts,
  narrow = false,
}: {
  label: string
  parts: readonly ArticleSection[]
  narrow?: boolean
}) {
  const list = (
    <ul role="list" className={styles.list}>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <div className={classNames(styles.page, narrow && styles.narrow)}>
      <details className={classNames(styles.folded, narrow && styles.alwaysFolded)}>
        <summary className={styles.summary}>
          <span>{label}</span>
          <span className={styles.fold}>
            <Icon name="chevron-down" size="small" />
          </span>
        </summary>
        <nav aria-label={label}>{list}</nav>
      </details>
      {narrow ? null : (
        <nav aria-label={label} className={styles.aside}>
          {list}
        </nav>
      )}
      <div className={classNames(styles.text, narrow && styles.alone)}>
        {parts.map(({ id, title, content }) => (
          <Stack as="section" gap="s4" key={id}>
            <div id={id} tabIndex={-1} className={styles.part}>
              <Heading level={2}>{title}</Heading>
            </div>
            {content}
          </Stack>
        ))}
      </div>
    </div>
  )
}

/** A list of terms and their definitions. */
export function ArticleTerms({
  facts,
}: {
  facts: readonly { readonly term: string; readonly value: string }[]
}) {
  return (
    <dl className={styles.terms}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <Text as="dt" look="label">
            {term}
          </Text>
          <Text as="dd">{value}</Text>
        </div>
      ))}
    </dl>
  )
}
