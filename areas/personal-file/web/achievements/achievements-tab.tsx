import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#platform/web/api/index.ts'
import { Answer, Empty } from '#platform/web/ui/index.ts'
import { listAchievements, readAchievementsHistory, type Achievement } from '../../contract/achievements.ts'
import { PaperSection } from '../papers/paper-section.tsx'
import classes from '../papers/papers.module.css'
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
  const [open, setOpen] = useState<Achievement | 'new' | null>(null)
  const achievements = useQuery(query(listAchievements, { params: { id: String(personId) } }))
  return (
    <Answer of={achievements}>
      {({ items, may_write }) => (
        <>
          <PaperSection
            part="achievements"
            title={t`Достижения`}
            personId={personId}
            mayWrite={may_write}
            history={readAchievementsHistory}
            onAdd={() => setOpen('new')}
            action={schoolClass && <ClassExport schoolClass={schoolClass} />}
          >
            {items.length === 0 ? (
              <Empty
                title={<Trans>Достижений пока нет</Trans>}
                hint={
                  may_write ? (
                    <Trans>Добавьте олимпиаду, конкурс или соревнование</Trans>
                  ) : (
                    <Trans>Их вносит классный руководитель, куратор или учебная часть</Trans>
                  )
                }
              />
            ) : (
              <ul className={classes['list']}>
                {items.map((achievement) => (
                  <AchievementItem
                    key={achievement.id}
                    achievement={achievement}
                    onChange={may_write ? () => setOpen(achievement) : undefined}
                  />
                ))}
              </ul>
            )}
          </PaperSection>
          {open === null ? null : (
            <AchievementDialog
              personId={personId}
              achievement={open === 'new' ? null : open}
              onClose={() => setOpen(null)}
            />
          )}
        </>
      )}
    </Answer>
  )
}
