import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconSearch } from '#platform/web/icons/index.ts'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { forgetRecentAtEnd } from './recent-places.ts'
import classes from '../shell.module.css'

const SearchDialog = lazyPart(async () => (await import('./search-dialog.tsx')).SearchDialog)

/** In any layout: the key of K says another letter in Russian. */
function useControlK(open: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, altKey, key, code } = event
      if (ctrlKey === metaKey || shiftKey || altKey || (key.toLowerCase() !== 'k' && code !== 'KeyK')) return
      event.preventDefault()
      open()
    }
    document.documentElement.addEventListener('keydown', hear)
    return () => document.documentElement.removeEventListener('keydown', hear)
  }, [open])
}

/** Ctrl+K: goes to any page, person, class, group or room by name. */
export function QuickSearch() {
  const { t } = useLingui()
  const [isOpen, { open, close }] = useDisclosure(false)
  useControlK(open)
  useEffect(forgetRecentAtEnd, [])
  // whoever is led to another page, by an alarm, sees it
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(() => close(), [path, close])
  return (
    <>
      <UnstyledButton className={`${classes['searchButton']} mantine-visible-from-md`} onClick={open}>
        <IconSearch size={15} aria-hidden />
        {t`Найти или перейти`}
        <Kbd size="xs">Ctrl K</Kbd>
      </UnstyledButton>
      <ActionIcon hiddenFrom="md" size="lg" aria-label={t`Найти или перейти`} onClick={open}>
        <IconSearch size={19} stroke={1.6} />
      </ActionIcon>
      {isOpen ? <SearchDialog onClose={close} /> : null}
    </>
  )
}
