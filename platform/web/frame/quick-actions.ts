import type { MessageDescriptor } from '@lingui/core'
import type { Rights } from '#platform/contract/access.ts'
import { definePlace } from '../places.tsx'
import type { IconName } from './icons.ts'

/** What Ctrl+K does at once, or the page on which it is begun. */
export interface QuickAction {
  id: string
  /** In the words that a person would type: «Новый ученик». */
  title: MessageDescriptor
  /** Other words by which it is looked for. */
  also?: MessageDescriptor
  icon: IconName
  /** Among those of all areas, the smallest first. */
  order: number
  /** To whom it is offered: a right, never the name of a role. */
  isFor: (rights: Rights) => boolean
  act: { to: string; search?: Record<string, string> } | (() => unknown)
}
/** The actions of all areas. */
export const quickActions = definePlace<QuickAction>()
