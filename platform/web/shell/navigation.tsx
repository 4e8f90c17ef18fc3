import { useLingui } from '@lingui/react/macro'
import { Box, CloseButton, Text, TextInput } from '@mantine/core'
import { IconSearch } from '../icons/index.ts'
import { useState } from 'react'
import { NavigationSection } from './navigation-section.tsx'
import { useMenu } from './use-menu.ts'
import classes from './shell.module.css'

/** The left navigation: groups of pages by right, with a field that narrows them. */
export function Navigation({ onChosen }: { onChosen?: () => void }) {
  const { t, i18n } = useLingui()
  const [sought, setSought] = useState('')
  const words = sought.trim().toLowerCase()
  const sections = useMenu()
    .map(({ group, entries }) => ({
      group,
      entries: entries.filter(({ title }) => i18n._(title).toLowerCase().includes(words)),
    }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <nav className={classes['navigation']} aria-label={t`Разделы`}>
      <Box p="xs">
        <TextInput
          size="xs"
          aria-label={t`Найти раздел`}
          placeholder={t`Найти раздел`}
          leftSection={<IconSearch size={15} />}
          rightSection={
            sought ? <CloseButton size="xs" aria-label={t`Очистить`} onClick={() => setSought('')} /> : null
          }
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      </Box>
      <div className={classes['sections']}>
        {sections.map((section) => (
          <NavigationSection
            key={section.group ?? 'top'}
            section={section}
            isSearched={words !== ''}
            {...(onChosen ? { onChosen } : {})}
          />
        ))}
        {sections.length === 0 ? (
          <Text size="sm" c="dimmed" p="sm">
            {t`Такого раздела нет`}
          </Text>
        ) : null}
      </div>
    </nav>
  )
}
