import { Trans, useLingui } from '@lingui/react/macro'
import { IconSearch } from '#platform/web/icons/index.ts'
import { useEffect, useRef, useState } from 'react'
import { Group, Panel, Stack, Text, TextInput, UnstyledButton } from '#platform/web/ui/index.ts'
import type { Dictionary } from '../contract/dictionaries.ts'
import styles from './dictionaries.module.css'
import { NewDictionary } from './shape/new-dictionary.tsx'

interface Props {
  items: readonly Dictionary[]
  open: Dictionary
  onOpen: (code: string) => void
}

/** The dictionaries of the school with how many records they hold. */
export function DictionaryList({ items, open, onOpen }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const list = useRef<HTMLElement>(null)
  // a new one stands last, past what the list shows at once
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [open.id])
  const words = typed.toLocaleLowerCase().split(/\s+/)
  const found = items.filter(({ title }) => words.every((word) => title.toLocaleLowerCase().includes(word)))
  return (
    <Panel p="xs">
      <Stack gap="xs">
        <TextInput
          type="search"
          aria-label={t`Найти справочник`}
          placeholder={t`Найти справочник`}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <nav ref={list} aria-label={t`Справочники школы`} className={styles['list']}>
          {found.map((one) => (
            <UnstyledButton
              key={one.id}
              className={styles['choice']}
              aria-current={one.id === open.id ? 'true' : undefined}
              onClick={() => onOpen(one.code)}
            >
              <Group justify="space-between" wrap="nowrap" gap="xs">
                <Text component="span" size="sm" {...(one.is_archived ? { td: 'line-through' } : {})}>
                  {one.title}
                </Text>
                <Text component="span" size="xs" c="dimmed">
                  {one.records}
                </Text>
              </Group>
            </UnstyledButton>
          ))}
          {found.length === 0 ? (
            <Text size="sm" c="dimmed" p="xs">
              <Trans>Такого справочника нет</Trans>
            </Text>
          ) : null}
        </nav>
        <NewDictionary onMade={onOpen} />
      </Stack>
    </Panel>
  )
}
