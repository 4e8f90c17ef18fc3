import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { groupKinds, groupKindTitles } from '#areas/classes/contract/group-kinds.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel, type HistoryWords } from '#platform/web/history/index.ts'
import { CardSection } from '#platform/web/list/index.ts'
import { readGroupHistory } from '../../contract/group.ts'

function useGroupWords(): HistoryWords {
  const { t } = useLingui()
  const asDay = (value: string | number | boolean) => displayDate(String(value))
  const kindText = (value: string | number | boolean) => {
    const kind = groupKinds.find((one) => one === value)
    return kind ? groupKindTitles[kind] : String(value)
  }
  return {
    'classes.study_group': {
      title: t`группа`,
      fields: {
        title: { title: t`Название` },
        kind: { title: t`Вид`, format: kindText },
        level: { title: t`Уровень` },
        hours: { title: t`Свои часы в неделю` },
        closed_on: { title: t`Закрыта с`, format: asDay },
        follows_class: { title: t`По правилам класса` },
        norm_reason: { title: t`Почему деление не по норме` },
      },
    },
    'classes.group_member': {
      title: t`ученик группы`,
      fields: {
        student_id: { title: t`Ученик` },
        from: { title: t`С`, format: asDay },
        to: { title: t`По`, format: asDay },
      },
    },
  }
}

/** Who changed what of a group and of who is in it. */
export function GroupHistory({ id }: { id: number }) {
  const [page, setPage] = useState(1)
  const asked = { params: { id: String(id) }, query: { page: String(page), size: '10' } }
  const history = useQuery(query(readGroupHistory, asked))
  return (
    <CardSection title={<Trans>История</Trans>}>
      <HistoryPanel of={history} words={useGroupWords()} onPage={setPage} />
    </CardSection>
  )
}
