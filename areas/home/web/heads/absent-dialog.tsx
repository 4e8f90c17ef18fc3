import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ClassLink } from '#areas/classes/web/index.ts'
import { useAbsentWords } from '#areas/student-attendance/web/index.ts'
import { query } from '#platform/web/api/index.ts'
import { PanelItem, PanelList } from '#platform/web/home/index.ts'
import { Answer, LinkAnchor, Modal, Text } from '#platform/web/ui/index.ts'
import { listAbsentToday } from '../../contract/absent-today.ts'

/** The whole list of who is absent today. */
export function AbsentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const absent = useQuery(query(listAbsentToday))
  const hintOf = useAbsentWords()
  return (
    <Modal opened onClose={onClose} title={t`Отсутствуют сегодня`} size="lg">
      <Answer of={absent}>
        {({ items, total }) => (
          <>
            <PanelList>
              {items.map((one) => (
                <PanelItem key={one.student_id}>
                  <LinkAnchor to="/users/$id" params={{ id: String(one.student_id) }} c="inherit" fw={600}>
                    {one.full_name}
                  </LinkAnchor>
                  <Text component="span" size="sm" c="dimmed">
                    <ClassLink schoolClass={{ id: one.class_id, title: one.class_title }} /> · {hintOf(one)}
                  </Text>
                </PanelItem>
              ))}
            </PanelList>
            {total > items.length ? (
              <Text size="sm" c="dimmed" pt="sm">
                <Trans>
                  Показаны первые {items.length} из {total}
                </Trans>
              </Text>
            ) : null}
          </>
        )}
      </Answer>
    </Modal>
  )
}
