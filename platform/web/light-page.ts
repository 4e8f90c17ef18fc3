import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { Page } from './routes.ts'

/**
 * A page of a light document: built apart from the program, without its router and its kit of components, for who comes for this
 * page alone. Another page is another document.
 */
export interface LightPage extends Pick<Page, 'path' | 'access' | 'skipsAuthentication'> {
  title: MessageDescriptor
  component: ComponentType
  /** Sends signed-in people away. */
  isForStrangers?: boolean
}
