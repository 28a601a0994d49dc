import { addressesFor, support } from '#platform/model/support-contact.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { ExternalLink } from '#ui/navigation/external-link.tsx'
import { Link, PlainLink } from '#ui/navigation/link.tsx'
import { ArticleTerms, type ArticleSection } from '#ui/layout/article-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { storedCookies, storedItems } from './stored-items.ts'

/**
 * The sections of the privacy page in the current language. Its lists match the code:
 * stored-items.test.ts checks them.
 */
export function usePrivacyParts(profile: string | null): readonly ArticleSection[] {
  const t = useMessages()
  const { privacy, privacyPractices, terms, childrensPrivacy } = addressesFor(useLocale())
  const paragraphs = (...texts: readonly string[]) =>
    texts.map((text) => <Text key={text}>{text}</Text>)
  return [
    {
      id: 'what',
      title: t('privacy.what'),
      content: paragraphs(t('privacy.what.data'), t('privacy.what.where')),
    },
    {
      id: 'who',
      title: t('privacy.who'),
      content: (
        <ArticleTerms
          facts={[
            { term: t('privacy.who.you'), value: t('privacy.who.you.text') },
            { term: t('privacy.who.team'), value: t('privacy.who.team.text') },
            { term: t('privacy.who.staff'), value: t('privacy.who.staff.text') },
            { term: t('privacy.who.family'), value: t('privacy.who.family.text') },
          ]}
        />
      ),
    },
    {
      id: 'cookies',
      title: t('privacy.cookies'),
      content: (
        <>
          {paragraphs(t('privacy.cookies.intro'))}
          <ArticleTerms
            facts={storedCookies.map((name) => ({
              term: t(`privacy.cookie.${name}`),
              value: t(`privacy.cookie.${name}.text`),
            }))}
          />
          {paragraphs(t('privacy.cookies.others'))}
        </>
      ),
    },
    {
      id: 'browser',
      title: t('privacy.browser'),
      content: (
        <>
          {paragraphs(t('privacy.browser.intro'))}
          <ArticleTerms
            facts={storedItems.map((name) => ({
              term: t(`privacy.browser.${name}`),
              value: t(`privacy.browser.${name}.text`),
            }))}
          />
        </>
      ),
    },
    {
      id: 'never',
      title: t('privacy.never'),
      content: paragraphs(t('privacy.never.storage'), t('privacy.never.logs')),
    },
    { id: 'shared', title: t('privacy.shared'), content: paragraphs(t('privacy.shared.text')) },
    {
      id: 'ask',
      title: t('privacy.ask'),
      content: (
        <>
          {paragraphs(t('privacy.ask.text'))}
          <Stack gap="s1" align="start">
            {profile === null ? null : (
              <Link look="standalone" to={profile}>
                {t('privacy.ask.profile')}
              </Link>
            )}
            <PlainLink look="standalone" href={support.dial}>
              {t('common.call', { phone: support.phone })}
            </PlainLink>
            <PlainLink look="standalone" href={`mailto:${support.email}`}>
              {support.email}
            </PlainLink>
          </Stack>
        </>
      ),
    },
    {
      id: 'legal',
      title: t('privacy.legal'),
      content: (
        <>
          {paragraphs(t('privacy.legal.text'))}
          <Stack gap="s1" align="start">
            <ExternalLink look="standalone" href={privacyPractices}>
              {t('common.legal.notice')}
            </ExternalLink>
            <ExternalLink look="standalone" href={privacy}>
              {t('privacy.legal.policy')}
            </ExternalLink>
            <ExternalLink look="standalone" href={terms}>
              {t('common.legal.service')}
            </ExternalLink>
            <ExternalLink look="standalone" href={childrensPrivacy}>
              {t('privacy.legal.children')}
            </ExternalLink>
          </Stack>
        </>
      ),
    },
  ]
}
