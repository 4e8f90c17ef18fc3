import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { IconPlus } from '#platform/web/icons/index.ts'
import { ListFooter, RowDrawer, SearchField, useList, type List } from '#platform/web/list/index.ts'
import {
  Answer,
  Button,
  Empty,
  Group,
  LinkButton,
  PageFrame,
  Panel,
  SegmentedControl,
  Switch,
} from '#platform/web/ui/index.ts'
import { keepsAnnouncements } from '../../contract/access.ts'
import { listAnnouncements, type Announcement, type AnnouncementRow } from '../../contract/announcements.ts'
import { readAudienceChoices } from '../../contract/audience.ts'
import { AnnouncementCard } from '../reading/announcement-card.tsx'
import { AnnouncementDialog } from '../writing/lazy-dialog.ts'
import { AnnouncementItem } from './announcement-item.tsx'
import styles from './announcements.module.css'

/** `/announcements`: what the school tells the reader; for who writes them, their own, and who has read these. */
export function AnnouncementsPage() {
  const { t } = useLingui()
  const list = useList(listAnnouncements)
  const isKeeper = useAllowed({ access: keepsAnnouncements })
  const choices = useQuery(query(readAudienceChoices))
  const mayWrite = choices.data !== undefined && (choices.data.whole_school || choices.data.classes.length > 0)
  const [written, setWritten] = useState<Announcement | 'new' | null>(null)
  return (
    <PageFrame
      title={<Trans>Объявления</Trans>}
      actions={
        <Group gap="xs">
          {isKeeper ? (
            <LinkButton to="/announcements/screens" variant="default">
              <Trans>Экраны</Trans>
            </LinkButton>
          ) : null}
          {mayWrite ? (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setWritten('new')}>
              <Trans>Новое объявление</Trans>
            </Button>
          ) : null}
        </Group>
      }
    >
      <Panel p={0}>
        <ListHead list={list} mayWrite={mayWrite} isKeeper={isKeeper} />
        <Answer of={list.answer}>
          {({ items }) => (
            <>
              {items.length === 0 ? <NothingFound list={list} /> : <Items items={items} onOpen={list.open} />}
              <ListFooter list={list} />
            </>
          )}
        </Answer>
      </Panel>
      <RowDrawer list={list} title={t`Объявление`}>
        {(id) => <AnnouncementCard id={id} onEdit={setWritten} onGone={() => list.open(null)} />}
      </RowDrawer>
      {written === null ? null : (
        <AnnouncementDialog
          announcement={written === 'new' ? null : written}
          onClose={() => setWritten(null)}
          onSaved={(id) => {
            setWritten(null)
            list.open(id)
          }}
        />
      )}
    </PageFrame>
  )
}

const Items = ({ items, onOpen }: { items: readonly AnnouncementRow[]; onOpen: (id: number) => void }) => {
  const { t } = useLingui()
  return (
    <ul className={styles['list']} aria-label={t`Объявления`}>
      {items.map((one) => (
        <AnnouncementItem key={one.id} of={one} onOpen={() => onOpen(one.id)} />
      ))}
    </ul>
  )
}

interface HeadProps {
  list: List<AnnouncementRow>
  mayWrite: boolean
  isKeeper: boolean
}
/** Which of them, and by what words. */
function ListHead({ list, mayWrite, isKeeper }: HeadProps) {
  const { t } = useLingui()
  const views = [
    { value: 'current', label: t`Действуют` },
    { value: 'archive', label: t`Прошли` },
    ...(mayWrite ? [{ value: 'mine', label: t`Мои` }] : []),
    ...(isKeeper ? [{ value: 'all', label: t`Все` }] : []),
  ]
  return (
    <Group gap="xs" p="xs" justify="space-between" data-print="never">
      <Group component="search" gap="xs" flex="1 1 260px">
        <SearchField
          label={t`Слова из объявления`}
          value={list.state.search ?? ''}
          onChange={(search) => list.change({ search }, { replace: true })}
        />
        <Switch
          label={t`Непрочитанные`}
          checked={list.filters['unread'] === true}
          onChange={(event) => list.change({ unread: event.currentTarget.checked ? 'true' : undefined })}
        />
      </Group>
      <SegmentedControl
        aria-label={t`Какие показать`}
        data={views}
        value={typeof list.filters['view'] === 'string' ? list.filters['view'] : 'current'}
        onChange={(view) => list.change({ view: view === 'current' ? undefined : view })}
      />
    </Group>
  )
}

function NothingFound({ list }: { list: List<AnnouncementRow> }) {
  if (list.state.search !== undefined || list.filters['unread'] === true)
    return <Empty title={<Trans>Ничего не нашлось</Trans>} hint={<Trans>Снимите фильтр или измените слова.</Trans>} />
  if (list.filters['view'] === 'mine')
    return (
      <Empty
        title={<Trans>Вы ещё не писали объявлений</Trans>}
        hint={<Trans>Нажмите «Новое объявление»: до публикации его видите только вы.</Trans>}
      />
    )
  return (
    <Empty
      title={<Trans>Объявлений сейчас нет</Trans>}
      hint={<Trans>Здесь появится то, что школа сообщает всем, вашему классу или подразделению.</Trans>}
    />
  )
}
