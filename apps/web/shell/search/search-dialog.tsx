import { useLingui } from '@lingui/react/macro'
import { Combobox, Loader, Modal, TextInput, useCombobox } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { IconSearch } from '#platform/web/icons/index.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { icons } from '#platform/web/frame/icons.ts'
import { reportAction } from '#platform/web/api/catalogue.ts'
import type { FoundAction, FoundPlace } from '#platform/web/frame/finder.ts'
import { rememberPlace } from './recent-places.ts'
import { useFound } from './use-found.ts'
import classes from './search.module.css'

/** The dialog of Ctrl+K: type, choose with arrows, Enter goes there. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const combobox = useCombobox({ defaultOpened: true })
  const [typed, setTyped] = useState('')
  const { sections, isSearching, hasFailed } = useFound(typed)
  const places = sections.flatMap((section) => section.places)
  const select = useEffectEvent((isNew: boolean) => {
    // who has gone down the list already stays where they are when more is found
    if (isNew || combobox.getSelectedOptionIndex() < 0) combobox.selectFirstOption()
  })
  useEffect(() => select(true), [typed])
  useEffect(() => select(false), [places.length])
  const run = (act: FoundAction['act']) => {
    if (typeof act === 'function') return void Promise.resolve(act()).catch(reportAction)
    void navigate({ to: act.to, search: act.search ?? {} })
  }
  const go = (index: string) => {
    const place = places[Number(index)]
    if (!place) return
    onClose()
    if ('act' in place) return run(place.act)
    rememberPlace(place)
    void navigate({ to: place.to, search: place.search ?? {} })
  }
  const label = t`Страница, действие, человек, класс, кабинет`
  return (
    <Modal.Root opened onClose={onClose} size="lg" centered={false} yOffset="8dvh">
      <Modal.Overlay />
      <Modal.Content radius="lg" aria-label={t`Найти или перейти`}>
        <search>
          <Combobox store={combobox} onOptionSubmit={go} withinPortal={false}>
            <Combobox.EventsTarget>
              <TextInput
                data-autofocus
                variant="unstyled"
                size="lg"
                px="sm"
                aria-label={t`Что найти`}
                placeholder={label}
                maxLength={100}
                leftSection={<IconSearch size={18} />}
                rightSection={isSearching ? <Searching /> : null}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            </Combobox.EventsTarget>
            <Combobox.Options aria-label={t`Найденное`} tabIndex={0} className={classes['options']}>
              {sections.map(({ title, places: found }) => (
                <Combobox.Group key={title.id} label={i18n._(title)}>
                  {found.map((place) => (
                    <Option key={places.indexOf(place)} index={places.indexOf(place)} place={place} />
                  ))}
                </Combobox.Group>
              ))}
              {places.length === 0 && !isSearching ? <Combobox.Empty>{t`Ничего не найдено`}</Combobox.Empty> : null}
            </Combobox.Options>
            {hasFailed ? (
              <p role="alert" className={classes['failed']}>
                {t`Часть поиска не ответила: показано не всё. Измените запрос, чтобы повторить.`}
              </p>
            ) : null}
          </Combobox>
        </search>
      </Modal.Content>
    </Modal.Root>
  )
}

function Option({ place, index }: { place: FoundPlace | FoundAction; index: number }) {
  const Picture = icons[place.icon]
  const { title } = place
  const hint = 'hint' in place ? place.hint : null
  return (
    <Combobox.Option value={String(index)} className={classes['option']}>
      <Picture size={17} stroke={1.6} aria-hidden />
      <span className={classes['title']}>{title}</span>
      {hint ? <span className={classes['hint']}>{hint}</span> : null}
    </Combobox.Option>
  )
}

function Searching() {
  const { t } = useLingui()
  return (
    <output aria-label={t`Ищем`}>
      <Loader size={16} aria-hidden />
    </output>
  )
}
