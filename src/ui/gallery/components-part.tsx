import { useState, type ReactNode } from 'react'
import { Announcer } from '../feedback/announcer.tsx'
import { Avatar } from '../primitives/avatar.tsx'
import { Badge } from '../primitives/badge.tsx'
import { Banner } from '../feedback/banner.tsx'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { BrandLogo } from '../primitives/brand-logo.tsx'
import { Button } from '../primitives/button.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import { Card } from '../layout/card.tsx'
import { Chip } from '../primitives/chip.tsx'
import { Checkbox } from '../forms/fields/checkbox.tsx'
import { RadioGroup } from '../forms/fields/radio-group.tsx'
import { Dialog } from '../feedback/dialogs/dialog.tsx'
import { DateField } from '../forms/fields/date-field.tsx'
import { PasswordField } from '../forms/fields/password-field.tsx'
import { SelectField } from '../forms/fields/select-field.tsx'
import { TextArea } from '../forms/fields/text-area.tsx'
import { TextField } from '../forms/fields/text-field.tsx'
import { iconPaths, type IconName } from '../primitives/icon-paths.ts'
import { Icon } from '../primitives/icon.tsx'
import { ButtonLink } from '../navigation/button-link.tsx'
import { ExternalLink } from '../navigation/external-link.tsx'
import { Link } from '../navigation/link.tsx'
import { MenuButton } from '../navigation/menu-button.tsx'
import { PageTabs } from '../navigation/page-tabs.tsx'
import { SegmentedControl } from '../forms/fields/segmented-control.tsx'
import { TogglePair } from '../forms/fields/toggle-pair.tsx'
import { Inline, Stack } from '../layout/stack.tsx'
import { NoticePanel } from '../feedback/notice-panel.tsx'
import { ErrorPanel } from '../feedback/error-panel.tsx'
import { LoadingStatus } from '../feedback/loading-status.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import type { MarkShape } from '../primitives/shapes.ts'
import { StatusMark } from '../primitives/status-mark.tsx'
import type { Tone } from '../tokens/tone.css.ts'
import { Heading } from '../primitives/heading.tsx'
import { Metric } from '../data/metric.tsx'
import { Text } from '../primitives/text.tsx'
import { showToast } from '../feedback/toast-store.ts'
import { ToastRegion } from '../feedback/toast-region.tsx'

const marks: readonly (readonly [MarkShape, Tone, string, boolean?])[] = [
  ['triangle-down-solid', 'very-low', 'Severely low', true],
  ['triangle-down-solid', 'very-low', 'Very low'],
  ['triangle-down', 'low', 'Low'],
  ['circle', 'in-target', 'In range'],
  ['diamond', 'slightly-high', 'Slightly high'],
  ['triangle-up', 'high', 'High'],
  ['triangle-up-solid', 'very-high', 'Very high'],
  ['triangle-up-solid', 'very-high', 'Severely high', true],
  ['triangle-up', 'stage-1', 'High, stage 1'],
  ['triangle-up-solid', 'stage-2', 'High, stage 2'],
  ['octagon', 'severe', 'Severe'],
  ['circle', 'neutral', 'Neutral'],
]

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="s5">
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  )
}

export function ComponentsPart() {
  const [range, setRange] = useState<'day' | 'week' | 'month'>('month')
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const [often, setOften] = useState<'day' | 'week'>('day')
  const [open, setOpen] = useState(false)
  return (
    <main style={{ padding: '32px max(16px, min(64px, 4vw))', maxWidth: 1440 }}>
      <Stack gap="s12">
        <Inline justify="between">
          <Heading level={1}>Components</Heading>
          <BrandLogo name="Wellspring" />
        </Inline>
        <Block title="Button">
          <Inline gap="s5">
            <Button>Save changes</Button>
            <Button working workingLabel="Saving">
              Save changes
            </Button>
            <Button look="secondary" icon="download">
              Export
            </Button>
            <Button look="quiet">Cancel</Button>
            <Button look="danger">Remove contact</Button>
            <Button unavailable>Save changes</Button>
            <IconButton icon="chevron-left" label="Earlier" look="edge" />
            <IconButton icon="pencil" label="Edit" look="link" iconSize="small" />
            <IconButton icon="menu" label="Menu" />
            <IconButton
              icon="chat"
              label="Message coach, 12 unread"
              badge={<Badge count={12} corner />}
            />
            <Link to="/trends">See trends</Link>
            <Link to="/trends" look="standalone" endIcon="arrow-right">
              See trends
            </Link>
            <ExternalLink href="https://example.com">Support site</ExternalLink>
            <ButtonLink to="/x">Skip to content</ButtonLink>
          </Inline>
        </Block>
        <Block title="Fields">
          <ErrorSummary
            title="Check 1 field"
            problems={[{ fieldId: 'zip', message: 'Enter a 5-digit ZIP code' }]}
            attempt={0}
          />
          <div
            style={{
              display: 'grid',
              gap: 28,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
              alignItems: 'start',
            }}
          >
            <TextField label="Email address" defaultValue="rosa@example.com" />
            <TextField
              label="ZIP code"
              id="zip"
              hint="5 digits"
              defaultValue="8800"
              error="Enter a 5-digit ZIP code"
            />
            <PasswordField
              label="Password"
              defaultValue="abcdefghij"
              autoComplete="current-password"
            />
            <SelectField
              label="State"
              defaultValue="nm"
              options={[
                { value: 'nv', label: 'Nevada' },
                { value: 'nm', label: 'New Mexico' },
              ]}
            />
            <DateField label="From" defaultValue="2026-11-01" max="2026-11-20" />
            <TextArea
              label="Message"
              optional="(optional)"
              defaultValue="I will check again tonight."
            />
            <div>
              <Checkbox defaultChecked>Text message</Checkbox>
              <Checkbox>Push notification</Checkbox>
            </div>
            <RadioGroup
              label="How often"
              value={often}
              onChange={setOften}
              options={[
                { value: 'day', label: 'Every day' },
                { value: 'week', label: 'Every week' },
              ]}
            />
          </div>
        </Block>
        <Block title="Choice of view">
          <Inline gap="s8">
            <SegmentedControl
              label="Range"
              value={range}
              onChange={setRange}
              options={[
                { value: 'day', label: 'Day' },
                { value: 'week', label: 'Week' },
                { value: 'month', label: 'Month' },
              ]}
            />
            <TogglePair
              label="View"
              value={view}
              onChange={setView}
              options={[
                { value: 'chart', label: 'Chart', icon: 'chart' },
                { value: 'table', label: 'Table', icon: 'table' },
              ]}
            />
            <Chip label="Before meals" onRemove={() => {}} />
          </Inline>
          <PageTabs
            label="Section"
            tabs={[
              { to: '/a', label: 'Overview', current: true },
              { to: '/b', label: 'Trends', current: false },
              { to: '/c', label: 'All logs', shortLabel: 'Logs', current: false },
              { to: '/d', label: 'Summary reports', shortLabel: 'Reports', current: false },
            ]}
          />
        </Block>
        <Block title="Status">
          <Inline gap="s8">
            {marks.map(([shape, tone, word, ring]) => (
              <StatusMark key={word} shape={shape} tone={tone} ring={ring ?? false}>
                {word}
              </StatusMark>
            ))}
          </Inline>
          <Inline gap="s6">
            <Badge count={3} />
            <Badge count={10} />
            <Avatar initials="RD" size="small" />
            <Avatar initials="RD" />
            <Avatar initials="RD" size="large" />
            <Avatar initials="RD" size="huge" />
            <Metric value="128" second="78" unit="mmHg" size="xl" />
            <Metric value="196.4" unit="lb" />
            <Metric value="13 of 26" unit="readings" size="md" />
          </Inline>
        </Block>
        <Block title="Menu and dialog">
          <Inline>
            <MenuButton
              icon="help"
              items={[
                {
                  key: 's',
                  kind: 'external',
                  href: 'https://example.com',
                  label: 'Support',
                  icon: 'help',
                },
                { key: 'c', kind: 'link', to: '/coaching', label: 'Coaching', icon: 'chat' },
                {
                  key: 't',
                  kind: 'action',
                  onSelect: () => {},
                  label: 'Product tour',
                  icon: 'target',
                },
              ]}
            >
              Help
            </MenuButton>
            <MenuButton
              icon="globe"
              items={[
                {
                  key: 'en',
                  kind: 'choice',
                  chosen: true,
                  onSelect: () => {},
                  label: 'English',
                  lang: 'en',
                },
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
            <Button look="secondary" onClick={() => setOpen(true)}>
              Choose your language
            </Button>
            <Button
              look="secondary"
              onClick={() =>
                showToast({
                  tone: 'plain',
                  title: 'New message from Dana R.',
                  text: 'Nice work on the morning walks.',
                })
              }
            >
              Toast
            </Button>
            <Button
              look="secondary"
              onClick={() =>
                showToast({
                  tone: 'critical',
                  title: 'Your message was not sent',
                  text: 'Check your connection and try again.',
                })
              }
            >
              Critical toast
            </Button>
          </Inline>
          <Dialog
            open={open}
            title="Choose your language"
            onClose={() => setOpen(false)}
            actions={
              <>
                <Button onClick={() => setOpen(false)}>Save</Button>
                <Button look="quiet" onClick={() => setOpen(false)}>
                  Cancel
                </Button>
              </>
            }
          >
            <SelectField
              label="Language"
              data-autofocus=""
              options={[
                { value: 'en', label: 'English' },
                { value: 'es', label: 'Español' },
              ]}
            />
          </Dialog>
        </Block>
        <Block title="Banner">
          <div
            style={{
              display: 'grid',
              gap: 14,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
              alignItems: 'start',
            }}
          >
            <Banner
              tone="info"
              icon="shield"
              title="Your privacy"
              headingLevel={3}
              onDismiss={() => {}}
            >
              See how we protect your health information.{' '}
              <Link to="/p">Read the privacy notice</Link>
            </Banner>
            <Banner tone="success" title="Your changes are saved" />
            <Banner tone="warning" title="Your strips are running low">
              About 12 left. <Link to="/p">Order supplies</Link>
            </Banner>
            <ErrorSummary
              title="Check 2 fields"
              attempt={0}
              problems={[
                { fieldId: 'zip', message: 'Enter a 5-digit ZIP code' },
                { fieldId: 'zip2', message: 'Enter your first name' },
              ]}
            />
          </div>
        </Block>
        <Block title="States">
          <div
            style={{
              display: 'grid',
              gap: 24,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
            }}
          >
            <Card as="div">
              <LoadingStatus label="Loading readings">
                <Stack gap="s4">
                  <Skeleton width="46%" />
                  <Skeleton width="64%" height="2.75rem" />
                  <Skeleton width="38%" />
                  <Skeleton height="3.5rem" />
                </Stack>
              </LoadingStatus>
            </Card>
            <Card as="div">
              <NoticePanel
                icon="heart-check"
                title="No readings yet"
                headingLevel={3}
                action={
                  <Button look="secondary" size="compact">
                    Using your monitor
                  </Button>
                }
              >
                Your first reading will show here a minute after you take it.
              </NoticePanel>
            </Card>
            <Card as="div">
              <ErrorPanel
                title="We could not load your readings"
                headingLevel={3}
                quiet
                onRetry={() => {}}
                support={{ label: '1-800-555-0142', href: 'tel:+18005550142' }}
              >
                Your data is safe. Try again, or call us.
              </ErrorPanel>
            </Card>
            <Card surface="mist" ripples aria-label="Mist">
              <Heading level={3}>Your next steps</Heading>
              <Text tone="secondary">Mist is what to do.</Text>
            </Card>
            <Card surface="sand" ripples aria-label="Sand">
              <Heading level={3}>Dana R.</Heading>
              <Text tone="secondary">Sand is people.</Text>
            </Card>
          </div>
        </Block>
        <Block title="Icons">
          <Inline gap="s4">
            {(Object.keys(iconPaths) as IconName[]).map((name) => (
              <span key={name} title={name}>
                <Icon name={name} />
              </span>
            ))}
          </Inline>
        </Block>
      </Stack>
      <ToastRegion />
      <Announcer />
    </main>
  )
}
