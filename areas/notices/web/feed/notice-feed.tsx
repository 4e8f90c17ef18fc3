import { Trans, useLingui } from '@lingui/react/macro'
import { ListFooter, useList } from '#platform/web/list/index.ts'
import { Answer, Empty, Group, Panel, SegmentedControl } from '#platform/web/ui/index.ts'
import { listNotices } from '../../contract/notices.ts'
import { NoticeList } from './notice-list.tsx'
import { ReadAllButton } from './read-all-button.tsx'

/** All notices of one's own, page by page; unread ones alone if wished. */
export function NoticeFeed() {
  const { t } = useLingui()
  const list = useList(listNotices)
  const onlyUnread = list.filters['unread'] === true
  return (
    <Panel p={0}>
      <Group justify="space-between" gap="xs" p="xs" mih={52}>
        <SegmentedControl
          size="xs"
          aria-label={t`Какие показать`}
          data={[
            { value: 'all', label: t`Все` },
            { value: 'unread', label: t`Непрочитанные` },
          ]}
          value={onlyUnread ? 'unread' : 'all'}
          onChange={(which) => list.change({ unread: which === 'unread' ? 'true' : undefined })}
        />
        <ReadAllButton notices={list.state.page === 1 ? (list.answer.data?.items ?? []) : []} />
      </Group>
      <Answer of={list.answer}>
        {({ items }) => (
          <>
            {items.length > 0 ? (
              <NoticeList notices={items} label={t`Уведомления`} />
            ) : onlyUnread ? (
              <Empty title={<Trans>Всё прочитано</Trans>} />
            ) : (
              <Empty
                title={<Trans>Уведомлений пока нет</Trans>}
                hint={<Trans>Здесь появится то, что школа сообщает лично вам.</Trans>}
              />
            )}
            <ListFooter list={list} />
          </>
        )}
      </Answer>
    </Panel>
  )
}
