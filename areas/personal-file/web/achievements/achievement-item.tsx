import { displayDate } from '#platform/contract/calendar-date.ts'
import { request } from '#platform/web/api/index.ts'
import { Badge } from '#platform/web/ui/index.ts'
import {
  readAchievementFile,
  removeAchievement,
  restoreAchievement,
  type Achievement,
} from '../../contract/achievements.ts'
import { PaperItem } from '../papers/paper-item.tsx'
import { useRemovePaper } from '../papers/use-remove-paper.ts'

interface Props {
  achievement: Achievement
  /** Without it the achievement is read only. */
  onChange: (() => void) | undefined
}

export function AchievementItem({ achievement, onChange }: Props) {
  const remove = useRemovePaper({ remove: removeAchievement, restore: restoreAchievement })
  const { id, title, level, result, achieved_on, organiser, note, file } = achievement
  return (
    <PaperItem
      title={title}
      badge={<Badge variant="light">{level.title}</Badge>}
      facts={[result, displayDate(achieved_on), organiser]}
      note={note}
      file={file}
      readFile={() => request(readAchievementFile, { params: { id: String(id) } })}
      onChange={onChange}
      onRemove={onChange && (() => remove.mutate({ id, title }))}
    />
  )
}
