import { BrandLogo } from '../primitives/brand-logo.tsx'
import { Button } from '../primitives/button.tsx'
import { PasswordField } from '../forms/fields/password-field.tsx'
import { TextField } from '../forms/fields/text-field.tsx'
import { Link, PlainLink } from '../navigation/link.tsx'
import { MenuButton } from '../navigation/menu-button.tsx'
import { PublicCard, PublicPage, Statement } from '../layout/public-page.tsx'
import { SkipLink } from '../navigation/skip-link.tsx'
import { Stack } from '../layout/stack.tsx'
import { Heading } from '../primitives/heading.tsx'
import { Text } from '../primitives/text.tsx'

export function PublicPart() {
  return (
    <PublicPage
      mainId="content"
      skipLink={<SkipLink targetId="content">Skip to content</SkipLink>}
      brand={
        <Link to="/" look="bare">
          <BrandLogo name="Wellspring" />
        </Link>
      }
      menu={
        <MenuButton
          icon="globe"
          items={[
            { key: 'en', kind: 'choice', chosen: true, onSelect: () => {}, label: 'English' },
            {
              key: 'es',
              kind: 'choice',
              chosen: false,
              onSelect: () => {},
              label: 'Español',
              lang: 'es',
            },
          ]}
        >
          English
        </MenuButton>
      }
      footer={
        <>
          <Link to="/terms" look="small">
            Terms
          </Link>
          <Link to="/privacy" look="small">
            Privacy
          </Link>
        </>
      }
    >
      <Statement
        claim="A steady hand with your health."
        points={[
          { icon: 'chart', text: 'All your readings in one place' },
          { icon: 'chat', text: 'A coach who knows your story' },
          { icon: 'target', text: 'Small next steps, one day at a time' },
        ]}
      />
      <PublicCard>
        <Stack gap="s6">
          <Heading level={1}>Sign in</Heading>
          <TextField
            label="Email address"
            defaultValue="rosa.delgado@example.com"
            autoComplete="username"
          />
          <PasswordField
            label="Password"
            defaultValue="0123456789"
            autoComplete="current-password"
          />
          <Button block type="submit">
            Sign in
          </Button>
          <Text look="small" tone="secondary">
            Need a hand? Call <PlainLink href="tel:+18005550142">1-800-555-0142</PlainLink>, Monday
            to Friday, 8 AM to 8 PM.
          </Text>
        </Stack>
      </PublicCard>
    </PublicPage>
  )
}
