import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Answer, Box, LinkAnchor, Loading, Text } from '#platform/web/ui/index.ts'
import { listNotices } from '../../contract/notices.ts'
import { NoticeList } from '../feed/notice-list.tsx'
import { ReadAllButton } from '../feed/read-all-button.tsx'
import { useNoticesPath } from '../notices-path.ts'
import classes from './bell.module.css'

const shown = '8'

/** What the bell opens: the latest notices and the way to all of them. */
export function LatestNotices({ onChosen }: { onChosen: () => void }) {
  const { t } = useLingui()
  const path = useNoticesPath()
  const latest = useQuery(query(listNotices, { query: { size: shown } }))
  const items = latest.data?.items ?? []
  return (
    <>
      <div className={classes['head']}>
        <Text fw={600}>
          <Trans>Уведомления</Trans>
        </Text>
        <ReadAllButton notices={items} />
      </div>
      <Box className={classes['list']} tabIndex={-1} data-autofocus>
        <Answer of={latest} loading={<Loading lines={4} height={34} />}>
          {() =>
            items.length > 0 ? (
              <NoticeList notices={items} label={t`Последние уведомления`} onChosen={onChosen} />
            ) : (
              <Text c="dimmed" p="lg" ta="center">
                <Trans>Новостей пока нет</Trans>
              </Text>
            )
          }
        </Answer>
      </Box>
      <div className={classes['foot']}>
        <LinkAnchor to={path} size="sm" onClick={onChosen}>
          <Trans>Все уведомления и настройки</Trans>
        </LinkAnchor>
      </div>
    </>
  )
}
