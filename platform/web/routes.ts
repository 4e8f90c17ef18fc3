import type { MessageDescriptor } from '@lingui/core'
import type { AsyncRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Access, Rights } from '#platform/contract/access.ts'
import type { IconName } from './frame/icons.ts'
import type { Place } from './places.tsx'

/** Groups of the left navigation, in its order. */
export const menuGroups = [
  'study',
  'year',
  'people',
  'staff',
  'documents',
  'life',
  'school',
  'safety',
  'managing',
] as const
export type MenuGroup = (typeof menuGroups)[number]
export type Layout = 'default' | 'blank' | 'managing'

/** A page's place in the left navigation: in the same group for all who open it. */
export interface MenuPlace {
  /** Null: above all groups. What can only be read stands elsewhere than in `managing`. */
  group: MenuGroup | null
  /** Among the entries of its group, the smallest first. */
  order: number
  /** How much it is used by who opens it, the smallest most: of these the menu proposes one's own places. */
  use: number
  /** No other entry that somebody has beside it bears the same. */
  icon: IconName
  /** A line on what the page is for. */
  hint?: MessageDescriptor
  /** Where the entry leads, if the path has parameters. */
  to?: string
}

/** In the tab, the menu and the heading alike; by its reader where it is another page to them. */
export type PageTitle = MessageDescriptor | ((rights: Rights | null) => MessageDescriptor)
export const titleOf = ({ title }: { title: PageTitle }, rights: Rights | null): MessageDescriptor =>
  typeof title === 'function' ? title(rights) : title

/** A part of a page that another room brings, in a file of its own. */
export interface PagePart {
  isFor: (rights: Rights) => boolean
  component: ComponentType & { preload?: () => Promise<void> }
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
  title: PageTitle
  /** Null: not for this reader, though the page may be opened. */
  menu?: MenuPlace | ((rights: Rights) => MenuPlace | null)
  /** `lazyPage(() => import('./Page.tsx'), 'Page')`, so that the page is a file of its own. */
  // a page takes its parameters from the address, never from properties
  component: AsyncRouteComponent<object>
  /** Where other rooms put parts of it: those for its reader come beside the page's own file, so that all ask at one moment. */
  parts?: Place<PagePart>
  /** Addresses that it reads whatever stands behind its own: they are asked beside its file, also when it is opened for the first time. */
  asks?: (rights: Rights) => readonly string[]
  /** Guard 1: open to everybody, no years are loaded. */
  skipsAuthentication?: boolean
  /** Its content depends on `?year=`: the study year can be chosen in the top bar. */
  hasYear?: boolean
}

/** A page's path as the router writes it: `/users/{id}` is `/users/$id`, `/ktp-{id}` is `/ktp-{$id}`, `/{all}` is `/$`. */
export const routerPath = (path: Page['path']): string =>
  path.includes('{') ? path.split('/').map(routerPart).join('/') : path
const routerPart = (part: string) =>
  part === '{all}' ? '$' : part.replace(/^\{(\w+)\}$/, '$$$1').replaceAll(/\{(\w+)\}/g, '{$$$1}')

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: Page
  }
}
