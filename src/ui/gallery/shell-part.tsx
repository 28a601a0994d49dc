import { useState } from 'react'
import { Avatar } from '../primitives/avatar.tsx'
import { Badge } from '../primitives/badge.tsx'
import { BrandLogo } from '../primitives/brand-logo.tsx'
import { Button } from '../primitives/button.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import { Card } from '../layout/card.tsx'
import { Drawer } from '../feedback/dialogs/drawer.tsx'
import { Link } from '../navigation/link.tsx'
import { MenuButton } from '../navigation/menu-button.tsx'
import { PageTabs } from '../navigation/page-tabs.tsx'
import { NavLandmark, NavExternalItem, NavItem, NavList } from '../navigation/nav-list.tsx'
import { PageHead } from '../layout/page-head.tsx'
import {
  PhoneOnly,
  ShellFooter,
  ShellFrame,
  ShellHeader,
  WideOnly,
} from '../layout/shell-frame.tsx'
import { SkipLink } from '../navigation/skip-link.tsx'
import { Stack } from '../layout/stack.tsx'
import { StatusMark } from '../primitives/status-mark.tsx'
import { ShowMoreRows } from '../data/table/show-more-rows.tsx'
import { Table, TableFigure, TableMeta } from '../data/table/table.tsx'
import type { TableSort } from '../data/table/table-types.ts'
import { Heading } from '../primitives/heading.tsx'
import { Metric } from '../data/metric.tsx'
import { TileGrid } from '../data/tile-grid.tsx'
import { Tile } from '../data/tile.tsx'

type Row = { id: string; time: string; value: string; note: string; by: string }
const rows: Row[] = Array.from({ length: 5 }, (_, index) => ({
  id: String(index),
  time: `${7 + index}:10 AM`,
  value: `${118 + index * 17}`,
  note: index % 2 ? 'Rice and beans, small plate' : '',
  by: 'Meter',
}))

export function ShellPart() {
  const [drawer, setDrawer] = useState(false)
  const [sort, setSort] = useState<TableSort<keyof Row>>({ column: 'time', order: 'descending' })
  const nav = (
    <NavLandmark label="Main">
      <NavList>
        <NavItem to="/dashboard" icon="home" label="Dashboard" />
        <NavItem to="/blood-sugar" icon="drop" label="Blood sugar" />
        <NavItem to="/blood-pressure" icon="heart-check" label="Blood pressure" current />
        <NavItem to="/weight" icon="scale" label="Weight" />
        <NavExternalItem href="https://example.com" icon="leaf" label="Mental health" />
      </NavList>
      <NavList>
        <NavItem to="/orders" icon="box" label="Order supplies" />
        <NavItem to="/profile" icon="sliders" label="My profile" />
      </NavList>
    </NavLandmark>
  )
  return (
    <ShellFrame
      mainId="content"
      header={
        <ShellHeader
          skipLink={<SkipLink targetId="content">Skip to content</SkipLink>}
          start={
            <>
              <IconButton
                icon="menu"
                label="Menu"
                aria-expanded={drawer}
                onClick={() => setDrawer(true)}
              />
              <Link to="/" look="bare">
                <BrandLogo name="Wellspring" />
              </Link>
            </>
          }
          end={
            <>
              <WideOnly>
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
                  ]}
                >
                  Help
                </MenuButton>
                <Button look="secondary" icon="chat">
                  Message coach
                  <Badge count={3} />
                </Button>
                <MenuButton
                  name="Rosa, member menu"
                  items={[
                    {
                      key: 'o',
                      kind: 'action',
                      onSelect: () => {},
                      label: 'Sign out',
                      icon: 'logout',
                    },
                  ]}
                >
                  <Avatar initials="RD" />
                  Rosa
                </MenuButton>
              </WideOnly>
              <PhoneOnly>
                <IconButton icon="help" label="Help" />
                <IconButton
                  icon="chat"
                  label="Message coach, 3 unread"
                  badge={<Badge count={3} corner />}
                />
                <MenuButton
                  chevron={false}
                  name="Rosa, member menu"
                  items={[
                    {
                      key: 'o',
                      kind: 'action',
                      onSelect: () => {},
                      label: 'Sign out',
                      icon: 'logout',
                    },
                  ]}
                >
                  <Avatar initials="RD" size="small" />
                </MenuButton>
              </PhoneOnly>
            </>
          }
        />
      }
      sidebar={nav}
      footer={
        <ShellFooter
          links={
            <>
              <Link to="/t" look="small">
                Terms
              </Link>
              <Link to="/p" look="small">
                Privacy
              </Link>
            </>
          }
          end="Version 4.6.0"
        />
      }
    >
      <Drawer
        open={drawer}
        label="Main menu"
        header={<BrandLogo name="Wellspring" />}
        onClose={() => setDrawer(false)}
      >
        {nav}
      </Drawer>
      <Stack gap="s8">
        <PageHead
          title={<Heading level={1}>Blood pressure</Heading>}
          action={
            <Link look="standalone" icon="book" to="/g">
              Using your monitor
            </Link>
          }
        />
        <PageTabs
          label="Section"
          tabs={[
            { to: '/a', label: 'Overview', current: false },
            { to: '/b', label: 'Trends', current: true },
            { to: '/c', label: 'All logs', shortLabel: 'Logs', current: false },
            { to: '/d', label: 'Summary reports', shortLabel: 'Reports', current: false },
          ]}
        />
        <TileGrid>
          <Tile
            to="/bs"
            icon="drop"
            name="Blood sugar"
            label="Blood sugar, 118, in range"
            value={<Metric value="118" unit="mg/dL" />}
            status={
              <StatusMark shape="circle" tone="in-target">
                In range
              </StatusMark>
            }
            when="Today, 7:10 AM, before breakfast"
          />
          <Tile
            to="/bp"
            icon="heart-check"
            name="Blood pressure"
            label="Blood pressure, 128 over 78, elevated"
            value={<Metric value="128" second="78" unit="mmHg" />}
            status={
              <StatusMark shape="diamond" tone="slightly-high">
                Elevated
              </StatusMark>
            }
            when="Today, 7:42 AM"
          />
          <Tile
            to="/w"
            icon="scale"
            name="Weight"
            label="Weight, no readings yet"
            when="No readings yet. Step on your scale to start."
          />
        </TileGrid>
        <Card padding="none" clip>
          <Table
            caption="Readings"
            columns={[
              {
                key: 'time',
                header: 'Time',
                cell: (row: Row) => row.time,
                sortable: true,
                nowrap: true,
              },
              {
                key: 'value',
                header: 'Reading',
                cell: (row) => <TableFigure unit="mg/dL">{row.value}</TableFigure>,
                sortable: true,
              },
              {
                key: 'id',
                header: 'Range',
                cell: () => (
                  <StatusMark shape="circle" tone="in-target">
                    In range
                  </StatusMark>
                ),
              },
              {
                key: 'note',
                header: 'Notes',
                cell: (row) => <TableMeta>{row.note}</TableMeta>,
                phone: 'details',
              },
              {
                key: 'by',
                header: 'Added by',
                cell: (row) => <TableMeta>{row.by}</TableMeta>,
                phone: 'details',
              },
            ]}
            groups={[
              { key: 'a', heading: 'Today, Friday, November 20', rows: rows.slice(0, 1) },
              { key: 'b', heading: 'Thursday, November 19', rows: rows.slice(1) },
            ]}
            rowKey={(row) => row.id}
            rowName={(row) => row.time}
            detailsLabel="Details"
            sort={sort}
            onSort={setSort}
          />
        </Card>
        <ShowMoreRows shown={5} total={42} step={20} onMore={() => {}} />
      </Stack>
    </ShellFrame>
  )
}
