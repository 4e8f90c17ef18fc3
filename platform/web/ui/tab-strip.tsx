import { Tabs } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './tab-strip.module.css'

interface Props {
  tabs: readonly { value: string; title: ReactNode }[]
  /** The value of the open one. */
  open: string
  /** Names the strip where the page's heading does not. */
  label?: string
  mb?: 'md'
}

/** The strip of tabs of `Tabs`; on a phone it is drawn along, and the open one stands in sight. */
export function TabStrip({ tabs, open, label, mb }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [open])
  return (
    <Tabs.List ref={list} mb={mb} data-print="never" className={styles['strip'] ?? ''} aria-label={label}>
      {tabs.map(({ value, title }) => (
        <Tabs.Tab key={value} value={value}>
          {title}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
}
