import { useLingui } from '@lingui/react/macro'
import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { groupTitles } from './group-titles.ts'
import { icons } from './icons.ts'
import { useMenu } from './use-menu.ts'

/** The window of Ctrl+K: type, choose with arrows, Enter goes there. */
export function SearchWindow({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const combobox = useCombobox({ defaultOpened: true })
  const [sought, setSought] = useState('')
  const words = sought.trim().toLowerCase()
  const found = useMenu().flatMap(({ group, entries }) =>
    entries
      .filter(({ title }) => i18n._(title).toLowerCase().includes(words))
      .map((entry) => ({ ...entry, group: group === null ? null : i18n._(groupTitles[group]) })),
  )
  const chooseFirst = useEffectEvent((_found: number) => void combobox.selectFirstOption())
  useEffect(() => chooseFirst(found.length), [found.length])
  const go = (to: string) => {
    onClose()
    void navigate({ to })
  }
  return (
    <Modal.Root opened onClose={onClose} size="lg">
      <Modal.Overlay />
      <Modal.Content radius="lg" aria-label={t`Перейти к странице`}>
        <Combobox store={combobox} onOptionSubmit={go} withinPortal={false}>
          <Combobox.EventsTarget>
            <TextInput
              data-autofocus
              variant="unstyled"
              size="lg"
              px="sm"
              aria-label={t`Название страницы`}
              placeholder={t`Название страницы`}
              leftSection={<IconSearch size={18} />}
              value={sought}
              onChange={(event) => setSought(event.currentTarget.value)}
            />
          </Combobox.EventsTarget>
          <Combobox.Options
            aria-label={t`Страницы`}
            mah={420}
            p={6}
            style={{ overflowY: 'auto', borderTop: '1px solid var(--house-line)' }}
          >
            {found.map(({ id, to, icon, title, group }) => {
              const Picture = icons[icon]
              return (
                <Combobox.Option key={id} value={to} style={{ display: 'flex', alignItems: 'center', gap: 10 }}>
                  <Picture size={17} stroke={1.6} aria-hidden />
                  <span>{i18n._(title)}</span>
                  <span style={{ marginLeft: 'auto', color: 'var(--mantine-color-dimmed)', fontSize: 12 }}>
                    {group}
                  </span>
                </Combobox.Option>
              )
            })}
            {found.length === 0 ? <Combobox.Empty>{t`Такой страницы нет`}</Combobox.Empty> : null}
          </Combobox.Options>
        </Combobox>
      </Modal.Content>
    </Modal.Root>
  )
}
