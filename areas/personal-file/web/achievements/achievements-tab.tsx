import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { listAchievements, readAchievementsHistory } from '../../contract/achievements.ts'
import { PapersTab } from '../papers/papers-tab.tsx'
import { AchievementItem } from './achievement-item.tsx'
import { AchievementDialog } from './achievement-dialog.tsx'
import { ClassExport } from './class-export.tsx'

interface Props {
  personId: number
  /** The student's class of today. */
  schoolClass: { id: number; title: string } | null
}

/** «Достижения»: olympiads, contests, matches, the latest first. */
export function AchievementsTab({ personId, schoolClass }: Props) {
  const { t } = useLingui()
  return (
    <PapersTab
      of={useQuery(query(listAchievements, { params: { id: String(personId) } }))}
      part="achievements"
      title={t`Достижения`}
      personId={personId}
      history={readAchievementsHistory}
      action={schoolClass && <ClassExport schoolClass={schoolClass} />}
      empty={{
        title: t`Достижений пока нет`,
        hint: t`Олимпиады, конкурсы, соревнования`,
        add: t`Добавить первое`,
        who: t`Их вносит классный руководитель, куратор или учебная часть`,
      }}
      renderItem={(achievement, onChange) => <AchievementItem achievement={achievement} onChange={onChange} />}
      renderDialog={(achievement, onClose) => (
        <AchievementDialog personId={personId} achievement={achievement} onClose={onClose} />
      )}
    />
  )
}
