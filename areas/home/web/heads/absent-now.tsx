import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DayPanel, Nothing, PanelList } from '#platform/web/home/index.ts'
import { Badge, LinkAnchor, Text } from '#platform/web/ui/index.ts'
import type { HeadsHome } from '../../contract/heads-home.ts'
import { PanelRow } from './panel-row.tsx'

/** Who is marked as absent today, by class, and reasons of families that nobody has answered. */
export function AbsentNow({ home: { absent, waiting } }: { home: HeadsHome }) {
  const { t } = useLingui()
  return (
    <DayPanel
      title={t`Отсутствуют сегодня`}
      aside={
        <Badge variant="light" color={absent.students > 0 ? 'orange' : 'teal'}>
          <Plural value={absent.students} one="# ученик" few="# ученика" many="# учеников" other="# ученика" />
        </Badge>
      }
    >
      <PanelList>
        {absent.classes.map(({ id, title, students }) => (
          <PanelRow key={id} title={t`${title} класс`} value={String(students)} />
        ))}
      </PanelList>
      {absent.students === 0 ? (
        <Nothing>
          <Trans>Сегодня отсутствующих не отметили</Trans>
        </Nothing>
      ) : null}
      {waiting === null ? null : (
        <Text px="md" py="sm" size="sm">
          {waiting === 0 ? (
            <Text span inherit c="dimmed">
              <Trans>На все сообщения родителей ответили</Trans>
            </Text>
          ) : (
            <LinkAnchor to="/absence-reasons" search={{ state: 'waiting' }}>
              <Trans>Причины отсутствия ждут ответа: {waiting}</Trans>
            </LinkAnchor>
          )}
        </Text>
      )}
    </DayPanel>
  )
}
