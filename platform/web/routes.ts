import type { MessageDescriptor } from '@lingui/core'
import type { AsyncRouteComponent } from '@tanstack/react-router'
import type { Access, Rights } from '#platform/contract/access.ts'
import type { IconName } from './shell/icons.ts'

/** Groups of the left navigation, in its order. */
export const menuGroups = ['study', 'people', 'staff', 'documents', 'life', 'safety', 'managing'] as const
export type MenuGroup = (typeof menuGroups)[number]
export type Layout = 'default' | 'blank' | 'managing'

/** A page's place in the left navigation. */
export interface MenuPlace {
  /** Null: above all groups. */
  group: MenuGroup | null
  /** Among the entries of its group, the smallest first. */
  order: number
  icon: IconName
  /** By default the page's title. */
  title?: MessageDescriptor
  /** A line on what the page is for: the home page shows it beside the title. */
  hint?: MessageDescriptor
  /** Where the entry leads, if the path has parameters. */
  to?: string
  /** Stands in the bottom bar of phones too: the two or three things done most. */
  isMain?: boolean
}

/** A page of the product: its route, who may open it, and where it stands. Everything of the shell follows from it. */
export interface Page {
  /** Stable name in the log of page views. */
  id: string
  /** As the specification writes it, parameters in braces; `{all}` takes all that is left. Links name them `$name`. */
  path: `/${string}`
  /** By default `default`. */
  layout?: Layout
  access: Access
  title: MessageDescriptor
  /** Null: not for this reader, though the page may be opened. */
  menu?: MenuPlace | ((rights: Rights) => MenuPlace | null)
  /** `lazyPage(() => import('./Page.tsx'), 'Page')`, so that the page is a file of its own. */
  // a page takes its parameters from the address, never from properties
  component: AsyncRouteComponent<object>
  /** Guard 1: open to everybody, no years are loaded. */
  skipsAuthentication?: boolean
  /** Subject Auth: sends signed-in people away. */
  isForStrangers?: boolean
  /** Its content depends on `?year=`: the study year can be chosen in the top bar. */
  hasYear?: boolean
}

/** A page's path as the router writes it: `/users/{id}` is `/users/$id`, `/ktp-{id}` is `/ktp-{$id}`, `/{all}` is `/$`. */
export const routerPath = (path: Page['path']): string =>
  path
    .split('/')
    .map((part) => (part === '{all}' ? '$' : part.replace(/^\{(\w+)\}$/, '$$$1').replaceAll(/\{(\w+)\}/g, '{$$$1}')))
    .join('/')

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: Page
  }
}
