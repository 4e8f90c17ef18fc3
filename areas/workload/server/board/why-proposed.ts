import type { OpenLessons } from '#areas/availability/rules/open-lessons.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { t } from '#platform/contract/text.ts'
import type { BoardTeacher } from '../../contract/board.ts'
import type { Proposed } from '../../rules/propose.ts'

type Named = BoardTeacher & { open: OpenLessons | null }

/** What the teacher has, and how many lessons a week they can have where that is written. */
function loadOf({ hours, rate, open }: Named): string {
  const [week, posts] = [displayNumber(hours), displayNumber(rate)]
  const load = rate === null ? t`сейчас ${week} ч` : t`сейчас ${week} ч, ставка ${posts}`
  return open === null ? load : t`${load}, доступен на ${open.all} ч в неделю`
}
function reasonOf({ reason, teaches }: Proposed, teacher: Named): string {
  const load = loadOf(teacher)
  if (reason === 'last_year') return t`Вёл этот предмет в этом классе в прошлом году; ${load}`
  if (reason === 'sibling') return t`Ведёт другую группу этого предмета в классе; ${load}`
  return teaches
    ? t`Ведёт этот предмет и загружен меньше других; ${load}`
    : t`Учитель кафедры, загружен меньше других; ${load}`
}

/** Why this teacher, in words; and who gave way for want of lessons in which they can teach. */
export function whyOf(proposed: Proposed, teachers: ReadonlyMap<number, Named>): string {
  const teacher = proposed.teacher_id === null ? undefined : teachers.get(proposed.teacher_id)
  const unable = proposed.unable === null ? undefined : teachers.get(proposed.unable)
  const why = teacher ? reasonOf(proposed, teacher) : t`Свободного учителя кафедры нет: часы остались бы без учителя`
  return unable ? t`${why}. ${unable.full_name}: уроков, в которые может вести, не хватает` : why
}
